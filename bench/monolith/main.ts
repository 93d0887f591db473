import { initModules } from '../../shell/src/app/router/init-modules';
import { loadChunk, type ChunkLoading } from '../../shell/src/composition/load-chunk';
import { startupModules } from '../../shell/src/startup-modules';

/** Webpack's own runtime. */
declare const __webpack_require__: ChunkLoading;

// Pages have one script a language.
__webpack_require__.l = loadChunk;
void initModules(startupModules).then(() => import(/* webpackMode: "eager" */ './start-monolith'));
