import { spawn } from 'node:child_process';
import { basename, sep } from 'node:path';
import layout from '../layout.cjs';

export const root = layout.root + sep;

/**
 * Runs a script of the project with this Node, and throws when it fails.
 * A quiet one is heard only then, so that two at a time do not mix.
 */
export function node(args, { quiet = false, env = {} } = {}) {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  const said = [];
  child.stdout?.on('data', (chunk) => said.push(chunk));
  child.stderr?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      process.stdout.write(Buffer.concat(said));
      reject(
        new Error(
          `${basename(
            args.find((arg) => !arg.startsWith('-')),
            '.js',
          )} ended with ${signal ?? `code ${code}`}; see above.`,
        ),
      );
    });
  });
}
