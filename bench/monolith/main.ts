import { startInSteps } from '../../shell/src/app/in-steps';

void startInSteps().then(() => import(/* webpackMode: "eager" */ './start-monolith'));
