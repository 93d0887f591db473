import './require-node.mjs';
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const { getDistFolder, root } = await import('./build-folders.mjs');

const program = path.join(getDistFolder('server'), 'draw-figures.mjs');
if (!existsSync(program)) {
  console.error('Nothing is built yet: run npm run build first.');
  process.exit(1);
}
const child = fork(program, [path.join(root, 'server/assets')], { cwd: root, execArgv: ['--enable-source-maps'] });
child.once('exit', (code) => process.exit(code ?? 1));
