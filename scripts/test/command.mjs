import { spawn } from 'node:child_process';
import { basename, sep } from 'node:path';
import { createInterface } from 'node:readline';
import layout from '../builds/layout.cjs';

export const root = layout.root + sep;

/**
 * Prefixes each line with the name of the step, because steps run in parallel.
 *
 * @param {import('node:stream').Readable} stream
 * @param {string} label
 */
function printLabelled(stream, label) {
  createInterface({ input: stream }).on('line', (line) => console.log(line === '' ? '' : `${label} | ${line}`));
}

/**
 * Runs a script of the project with this Node, and throws when it fails. `quiet` prints its output only then; `label` prefixes
 * each line.
 *
 * @param {string[]} args
 * @param {{ quiet?: boolean, label?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>}
 */
export function node(args, { quiet = false, label, env = {} } = {}) {
  const output = quiet || label !== undefined ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    if (quiet) stream.on('data', (chunk) => said.push(chunk));
    else printLabelled(stream, label ?? '');
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      process.stdout.write(Buffer.concat(said));
      reject(
        new Error(`${basename(args.find((arg) => !arg.startsWith('-')) ?? '', '.js')} ended with ${signal ?? `code ${code}`}; see above.`),
      );
    });
  });
}
