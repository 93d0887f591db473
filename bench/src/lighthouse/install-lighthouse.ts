import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const lighthouseVersion = '12.8.2';

/** The path of the Lighthouse CLI. It is installed on first use, because it is as large as all other dependencies together. */
export function ensureLighthouse(root: string): string {
  const folder = join(root, '.cache/lighthouse');
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(cli)) return cli;
  console.log(`Installing Lighthouse ${lighthouseVersion} into .cache/lighthouse: 185 MB, once.`);
  // npm_execpath is set when npm started this process; otherwise npm has to be on PATH.
  const npmPath = process.env.npm_execpath;
  const [program, first] = npmPath ? [process.execPath, [npmPath]] : ['npm', []];
  const args = [
    ...first,
    'install',
    '--prefix',
    folder,
    '--no-save',
    `lighthouse@${lighthouseVersion}`,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npmPath && process.platform === 'win32',
  });
  if (status !== 0 || !existsSync(cli)) throw new Error('npm could not install Lighthouse: see its message above.');
  return cli;
}
