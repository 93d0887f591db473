import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const lighthouseVersion = '12.8.2';

/** The path of Lighthouse's command line, which is installed the first time: it is as large as all else that the project needs. */
export function ensureLighthouse(root: string): string {
  const folder = join(root, '.cache/lighthouse');
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(cli)) return cli;
  console.log(`Installing Lighthouse ${lighthouseVersion} into .cache/lighthouse: 185 MB, once.`);
  // npm's own path is known when it started this process, and its name alone starts it elsewhere.
  const ownPath = process.env.npm_execpath;
  const [program, first] = ownPath ? [process.execPath, [ownPath]] : ['npm', []];
  const args = [...first, 'install', '--prefix', folder, '--no-save', `lighthouse@${lighthouseVersion}`, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: !ownPath && process.platform === 'win32' });
  if (status !== 0 || !existsSync(cli)) throw new Error('npm could not install Lighthouse: see its message above.');
  return cli;
}
