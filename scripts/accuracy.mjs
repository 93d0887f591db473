import './common/require-node.mjs';
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const { getDistFolder, root } = await import('./builds/build-folders.mjs');

const program = path.join(getDistFolder('server'), 'accuracy.mjs');
if (!existsSync(program)) {
  console.error('Nothing is built yet: run npm run build first.');
  process.exit(1);
}
const child = fork(program, [...process.argv.slice(2), path.join(root, 'server/assets/accuracy/figures.json')], {
  cwd: root,
  execArgv: ['--enable-source-maps'],
});
child.once('exit', (code) => process.exit(code ?? 1));
