import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getDistFolder, root } from '../builds/build-folders.mjs';

/**
 * Runs a program of the built server, by default with this command line, and exits with its code.
 *
 * @param {string} name
 */
export function runServerProgram(name, args = process.argv.slice(2)) {
  const program = path.join(getDistFolder('server'), `${name}.mjs`);
  if (!existsSync(program)) {
    console.error('Nothing is built yet: run npm run build first.');
    process.exit(1);
  }
  const child = fork(program, args, { cwd: root, execArgv: ['--enable-source-maps'] });
  child.once('exit', (code) => process.exit(code ?? 1));
}
