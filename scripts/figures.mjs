import './require-node.mjs';
import path from 'node:path';

const { root } = await import('./build-folders.mjs');
const { runServerProgram } = await import('./run-server-program.mjs');
runServerProgram('draw-figures', [path.join(root, 'server/assets')]);
