import './require-node.mjs';
import path from 'node:path';

process.env.NODE_ENV = 'development';
const { createRequire } = await import('node:module');
const { messageOf } = await import('./disk-error.mjs');
const { devFolder, distOf, root, useDevFolders } = await import('./folders.mjs');
const { ensureInstalled } = await import('./install.mjs');
const { tryLock } = await import('./lock.mjs');
const require = createRequire(import.meta.url);
const say = (line) => console.log(line);
useDevFolders();

const releasesDir = path.join(devFolder, 'releases');
const dataDir = path.resolve(process.env.DATA_DIR || '.data');

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The workspaces that are named, or all of them. */
function watchedOf(asked, workspaces) {
  const unknown = asked.find((name) => !workspaces.includes(name));
  if (unknown) refuse(`There is no ${unknown}. Name one of ${workspaces.join(', ')}, or none to watch all.`);
  return asked.length > 0 ? [...new Set(asked)] : workspaces;
}

async function develop() {
  ensureInstalled();
  const { build, remoteWorkspaces } = await import('./build.mjs');
  const { into } = await import('./bundle.mjs');
  const { offer, watchedRelease } = await import('./dev/offer.mjs');
  const { devServer } = await import('./dev/server.mjs');
  const { watch } = await import('./dev/watch.mjs');
  const { copyBeside, programs } = await import('./programs.mjs');
  const { nodeBuild } = require('../webpack.common.js');
  const workspaces = [...remoteWorkspaces, 'shell'];
  const watched = watchedOf(process.argv.slice(2), workspaces);

  const server = devServer({ ...process.env, DATA_DIR: dataDir, RELEASES_DIR: releasesDir, LIVE_RELOAD: '1', RENDER_BUDGET_MS: process.env.RENDER_BUDGET_MS ?? '3000' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.end(signal));

  const folders = await build({ workspaces: workspaces.filter((name) => !watched.includes(name)), programNames: ['release'], say });
  for (const folder of Object.values(folders)) await offer(releasesDir, folder);

  // The server starts when there is something of every workspace to serve, and then again after each of its own builds.
  const awaited = new Set([...watched, 'server']);
  const arrived = (name) => {
    if (awaited.delete(name) ? awaited.size === 0 : name === 'server' && awaited.size === 0) server.restart();
  };
  for (const workspace of watched) {
    const { configurations, built } = watchedRelease(workspace, (folder) => offer(releasesDir, folder));
    const folders = workspace === 'shell' ? ['shared/src/theme', 'shell/assets'].map((folder) => path.join(root, folder)) : [];
    watch(configurations, {
      folders,
      async built(stats) {
        await built(stats);
        say(`${workspace} is there`);
        arrived(workspace);
      },
    });
  }
  watch(into([nodeBuild('server', programs.server.entries)], [distOf('server')]), {
    folders: Object.values(programs.server.beside).map((folder) => path.join(root, folder)),
    async built() {
      copyBeside('server', distOf('server'));
      arrived('server');
    },
  });
}

const lock = tryLock(path.join(devFolder, 'dev.lock'));
if (lock.owner) refuse(`npm run dev runs in this folder already (process ${lock.owner}). Stop that one first.`);
process.on('exit', lock.unlock);
try {
  await develop();
} catch (error) {
  refuse(messageOf(error, devFolder));
}
