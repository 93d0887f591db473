import './require-node.mjs';
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const { ensureInstalled } = await import('./install.mjs');
try {
  ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { build, releaseTools, root } = await import('./build.mjs');
const monolith = process.argv.includes('--monolith');
const dataDir = path.resolve(process.env.DATA_DIR || '.data');
const releasesDir = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));

try {
  const folders = await build({ monolith, say: (line) => console.log(line) });
  const { publish, promote } = await releaseTools();
  for (const folder of Object.values(folders)) {
    const { remote, release } = publish(releasesDir, folder);
    promote(releasesDir, remote, release);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Threads that collect garbage and compile for all others: four of them, which Node starts everywhere, crowd two processors.
const helpers = Math.max(1, Math.min(4, availableParallelism() - 1));

const server = fork(path.join(root, 'server/dist/server.mjs'), [], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDir, RELEASES_DIR: releasesDir, ...(monolith ? { PAGE_HOST: 'bench' } : {}) },
  stdio: 'inherit',
  execArgv: ['--enable-source-maps', `--v8-pool-size=${helpers}`],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
