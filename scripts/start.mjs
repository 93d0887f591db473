import './require-node.mjs';
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const { messageOf } = await import('./disk-error.mjs');
const { ensureInstalled } = await import('./install.mjs');
const { supervise } = await import('./supervisor.mjs');
const { distOf, root } = await import('./folders.mjs');
const say = (line) => console.log(line);
const dataDir = path.resolve(process.env.DATA_DIR || '.data');
const releasesDir = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));
const monolith = process.argv.includes('--monolith');
const scope = process.argv.includes('--serve') ? 'missing' : 'own';

/** Builds what changed and offers it, which leaves alone what an operator set. */
async function release() {
  const { build } = await import('./build.mjs');
  const { releaseTools } = await import('./programs.mjs');
  const folders = await build({ monolith, say });
  const { offer } = await releaseTools();
  for (const folder of Object.values(folders)) {
    const stays = offer(releasesDir, folder, scope);
    if (stays) say(stays);
  }
}

try {
  ensureInstalled();
  await release();
} catch (error) {
  console.error(messageOf(error, releasesDir));
  process.exit(1);
}

// Threads that collect garbage and compile for all others: four of them, which Node starts everywhere, crowd two processors.
const helpers = Math.max(1, Math.min(4, availableParallelism() - 1));

const startServer = () => fork(path.join(distOf('server'), 'server.mjs'), [], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDir, RELEASES_DIR: releasesDir, ...(monolith ? { PAGE_HOST: 'bench' } : {}) },
  stdio: 'inherit',
  execArgv: ['--enable-source-maps', `--v8-pool-size=${helpers}`],
});
const supervisor = supervise(startServer, { exit: (code) => process.exit(code), say: (line) => console.error(line), restarts: process.env.RESTART_SERVER !== '0' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => supervisor.end(signal));
