import { startInSteps } from './app/in-steps';
import { provideStandIn } from './composition/stand-in';

// Before the file of the first page's remote runs, which comes next.
provideStandIn();
void startInSteps().then(async () => {
  const { startFederated } = await import(/* webpackMode: "eager" */ './start-federated');
  startFederated();
});
