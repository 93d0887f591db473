import { startInSteps } from './app/in-steps';
import { loadChunk, type ChunkLoading } from './composition/load-chunk';
import { provideStandIn } from './composition/stand-in';
import { packages } from './packages';

/** Webpack's own runtime in the shell. */
declare const __webpack_require__: ChunkLoading;

__webpack_require__.l = loadChunk;
// Before the file of the first page's remote runs, which comes next.
provideStandIn();
void startInSteps(packages).then(async () => {
  const { startFederated } = await import(/* webpackMode: "eager" */ './start-federated');
  startFederated();
});
