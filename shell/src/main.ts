import { initModules } from './app/router/init-modules';
import { loadChunk, type ChunkLoading } from './composition/load-chunk';
import { installFederationShim } from './composition/federation-shim';
import { startupModules } from './startup-modules';

/** Webpack's own runtime in the shell. */
declare const __webpack_require__: ChunkLoading;

__webpack_require__.l = loadChunk;
// The document loads the initial remote's file next, which needs the shim.
installFederationShim();
void initModules(startupModules).then(async () => {
  const { startFederated } = await import(/* webpackMode: "eager" */ './start-federated');
  startFederated();
});
