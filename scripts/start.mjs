import './common/require-node.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const { formatError } = await import('./common/format-error.mjs');
const { readSecretFiles } = await import('./common/secret-files.mjs');
const { ensureInstalled } = await import('./serve/install.mjs');
const { readConcurrency, startRefusedExitCode, supervise, superviseAll } = await import('./serve/supervisor.mjs');
const { getDistFolder, root } = await import('./builds/build-folders.mjs');
/** @param {string} line */
const log = (line) => console.log(line);
/** @type {ReturnType<typeof supervise> | null} */
let supervisor = null;
// Listens from the start, because the first process of a container ignores signals without a listener.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => (supervisor === null ? process.exit(0) : supervisor.stop(signal)));
const dataDir = path.resolve(process.env.DATA_DIR || '.data');
const releasesDir = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));
const monolith = process.argv.includes('--monolith');
/** In an image nothing is installed or built; the existing build is served. */
const isBuilt = process.argv.includes('--built');
const scope = process.argv.includes('--serve') ? 'missing' : 'own';

async function buildAll() {
  const { build } = await import('./build.mjs');
  const { loadReleaseTools } = await import('./builds/node-programs.mjs');
  const folders = Object.values(await build({ monolith, log }));
  return { ...(await loadReleaseTools()), folders };
}

async function loadBuilt() {
  const { listBuiltReleases, loadBuiltReleaseTools } = await import('./serve/built-releases.mjs');
  return { ...(await loadBuiltReleaseTools()), folders: listBuiltReleases() };
}

/** The table of the registry has to exist before the server starts. */
async function migrate() {
  const child = fork(path.join(getDistFolder('server'), 'db.mjs'), ['migrate'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(startRefusedExitCode);
}

/** Builds what changed and promotes it, unless an operator chose another release. */
async function buildAndPromote() {
  const { autoPromote, folders } = isBuilt ? await loadBuilt() : await buildAll();
  if (process.env.RELEASES_REGISTRY === 'database') await migrate();
  for (const folder of folders) {
    const notice = await autoPromote(releasesDir, folder, scope, readSecretFiles(process.env));
    if (notice) log(notice);
  }
}

try {
  if (!isBuilt) ensureInstalled();
  await buildAndPromote();
} catch (error) {
  console.error(formatError(error, releasesDir));
  process.exit(1);
}

// V8 starts four threads for garbage collection and compilation by default, which is too many for two processors.
const v8PoolSize = Math.max(1, Math.min(4, availableParallelism() - 1));

const program = path.join(getDistFolder('server'), 'server.mjs');
const execArgv = ['--enable-source-maps', `--v8-pool-size=${v8PoolSize}`];
const env = { ...process.env, DATA_DIR: dataDir, RELEASES_DIR: releasesDir, ...(monolith ? { PAGE_HOST: 'bench' } : {}) };
const options = {
  /** @param {number} code */
  exit: (code) => process.exit(code),
  /** @param {string} line */
  log: (line) => console.error(line),
  restarts: process.env.RESTART_SERVER !== '0',
};
const startServer = () => fork(program, [], { cwd: root, env, stdio: 'inherit', execArgv });

/**
 * Several processes share the port; each is restarted separately.
 *
 * @param {number} count
 */
async function superviseProcesses(count) {
  const { createClusterStart } = await import('./serve/cluster.mjs');
  return superviseAll(Array(count).fill(await createClusterStart({ program, env, cwd: root, execArgv })), options);
}

const count = readConcurrency(readSecretFiles(process.env), options);
supervisor = count === 1 ? supervise(startServer, options) : await superviseProcesses(count);
