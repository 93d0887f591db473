import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { folderOf, root } from '../builds/build-folders.mjs';
import { tools } from '../test/tools.mjs';

const beginning = /Starting (?:incremental )?compilation|File change detected/;
const ending = /Found (\d+) errors?\. Watching/;

/**
 * Collects the output of the compiler: `onErrors` is called after each check with the errors, or an empty text.
 *
 * @param {(text: string) => void} onErrors
 */
export function readCompilerOutput(onErrors) {
  let lines = /** @type {string[]} */ ([]);
  return (/** @type {string} */ line) => {
    if (beginning.test(line)) lines = [];
    else if (ending.test(line)) onErrors(lines.join('\n').trim());
    else lines.push(line);
  };
}

/**
 * Checks the types of a workspace now and after each change, beside the build; ends with this process.
 *
 * @param {string} workspace
 * @param {(text: string) => void} onErrors
 */
export function watchTypes(workspace, onErrors) {
  const compiler = spawn(
    process.execPath,
    [path.join(root, tools.tsc), '-p', folderOf(workspace), '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  createInterface({ input: compiler.stdout }).on('line', readCompilerOutput(onErrors));
  process.on('exit', () => compiler.kill());
}
