import './common/require-node.mjs';
import path from 'node:path';

const { root } = await import('./builds/build-folders.mjs');
const { runServerProgram } = await import('./common/run-server-program.mjs');
runServerProgram('draw-figures', [path.join(root, 'server/assets')]);
