import './common/require-node.mjs';
import path from 'node:path';

process.env.NODE_ENV = 'development';
const { createRequire } = await import('node:module');
const { formatError } = await import('./common/format-error.mjs');
const { devFolder, folderOf, getDistFolder, root, useDevFolders } = await import('./builds/build-folders.mjs');
const { ensureInstalled } = await import('./serve/install.mjs');
const { tryLock } = await import('./serve/lock.mjs');
const require = createRequire(import.meta.url);
/** @param {string} line */
const log = (line) => console.log(line);
useDevFolders();

const releasesDir = path.join(devFolder, 'releases');
const dataDir = path.resolve(process.env.DATA_DIR || '.data');

/**
 * The folders that packaging reads: webpack knows of no file in them.
 *
 * @param {string} workspace
 */
const listPackagedFolders = (workspace) => [
  ...[workspace, 'shared'].map((name) => path.join(folderOf(name), 'src/messages')),
  ...(workspace === 'shell' ? [path.join(folderOf('shared'), 'src/theme'), path.join(folderOf('shell'), 'assets')] : []),
];

/** @param {string} message */
function exitWithError(message) {
  console.error(message);
  process.exit(1);
}

/**
 * The workspaces named on the command line, or all of them.
 *
 * @param {string[]} names
 * @param {string[]} workspaces
 */
function parseWorkspaces(names, workspaces) {
  const unknown = names.find((name) => !workspaces.includes(name));
  if (unknown) exitWithError(`There is no ${unknown}. Name one of ${workspaces.join(', ')}, or none to watch all.`);
  return names.length > 0 ? [...new Set(names)] : workspaces;
}

/** The URL after `--against`, and the other arguments. */
function parseArguments([...args]) {
  const at = args.indexOf('--against');
  if (at < 0) return { against: null, names: args };
  const [, address] = args.splice(at, 2);
  if (!/^https?:\/\/[^/]+\/?$/.test(address ?? ''))
    exitWithError('Give the address of a site after --against, such as https://oracle.example.');
  return { against: new URL(address).origin, names: args };
}

async function develop() {
  const { against, names } = parseArguments(process.argv.slice(2));
  ensureInstalled();
  if (against !== null) {
    const { developAgainst } = await import('./dev/against.mjs');
    return developAgainst({ site: against, names, listPackagedFolders, log });
  }
  const { build, remoteWorkspaces } = await import('./build.mjs');
  const { withOutputFolders } = await import('./builds/bundle.mjs');
  const { createWatchedRelease, publishDevRelease } = await import('./dev/dev-release.mjs');
  const { createDevServer } = await import('./dev/dev-server.mjs');
  const { watch } = await import('./dev/watch.mjs');
  const { copyRuntimeFiles, programs } = await import('./builds/node-programs.mjs');
  const { nodeBuild } = require('../webpack.common.js');
  const workspaces = [...remoteWorkspaces, 'shell'];
  const watched = parseWorkspaces(names, workspaces);

  const server = createDevServer({
    ...process.env,
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    // Releases under development stay on this machine.
    RELEASES_REGISTRY: 'folder',
    LIVE_RELOAD: '1',
    RENDER_BUDGET_MS: process.env.RENDER_BUDGET_MS ?? '3000',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.end(signal));

  const folders = await build({ workspaces: workspaces.filter((name) => !watched.includes(name)), programNames: ['release'], log });
  for (const folder of Object.values(folders)) await publishDevRelease(releasesDir, folder);

  // The server needs a release of every workspace to start; afterwards each build of the server restarts it.
  const pending = new Set([...watched, 'server']);
  /** @param {string} name */
  const onBuilt = (name) => {
    if (pending.delete(name) ? pending.size === 0 : name === 'server' && pending.size === 0) server.restart();
  };
  for (const workspace of watched) {
    const { configurations, built } = createWatchedRelease(workspace, (folder) => publishDevRelease(releasesDir, folder));
    watch(configurations, {
      folders: listPackagedFolders(workspace),
      async built(stats) {
        await built(stats);
        log(`${workspace} is there`);
        onBuilt(workspace);
      },
    });
  }
  watch(withOutputFolders([nodeBuild('server', programs.server.entries)], [getDistFolder('server')]), {
    folders: Object.values(programs.server.runtimeFiles ?? {}).map((folder) => path.join(root, folder)),
    async built() {
      copyRuntimeFiles('server', getDistFolder('server'));
      onBuilt('server');
    },
  });
}

const lock = tryLock(path.join(devFolder, 'dev.lock'));
if (lock.owner) exitWithError(`npm run dev runs in this folder already (process ${lock.owner}). Stop that one first.`);
process.on('exit', () => lock.unlock?.());
try {
  await develop();
} catch (error) {
  exitWithError(formatError(error, devFolder));
}
