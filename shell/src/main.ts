import { initModules } from './app/router/init-modules';
import { loadChunk, type ChunkLoading } from './composition/load-chunk';
import { installFederationShim } from './composition/federation-shim';
import { startupModules } from './startup-modules';

/** Webpack's runtime of the shell. */
declare const __webpack_require__: ChunkLoading;

__webpack_require__.l = loadChunk;
// The document loads the initial remote's file next, and that file needs the shim.
installFederationShim();
void initModules(startupModules).then(async () => {
  const { startFederated } = await import(/* webpackMode: "eager" */ './start-federated');
  startFederated();
});
