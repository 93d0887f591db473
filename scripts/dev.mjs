import './require-node.mjs';
import { fork } from 'node:child_process';
import path from 'node:path';

const { ensureInstalled } = await import('./install.mjs');
ensureInstalled();
process.env.NODE_ENV = 'development';

const { createRequire } = await import('node:module');
const { build, copyBeside, describePage, describeRemote, programs, releaseTools, remoteWorkspaces, root } = await import('./build.mjs');
const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { nodeBuild, releaseOf, remoteBuilds, shellBuilds } = require('../webpack.common.js');

const asked = process.argv.slice(2);
const workspaces = [...remoteWorkspaces, 'shell'];
const unknown = asked.find((name) => !workspaces.includes(name));
if (unknown) {
  console.error(`There is no ${unknown}. Name one of ${workspaces.join(', ')}, or none to watch all.`);
  process.exit(1);
}
const watched = asked.length > 0 ? asked : workspaces;
const dataDir = path.resolve(process.env.DATA_DIR || '.data');
const releasesDir = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));

const folders = await build({ say: (line) => console.log(line) });
const { publish, promote } = await releaseTools();
for (const folder of Object.values(folders)) offer(folder);

function offer(folder) {
  const { remote, release } = publish(releasesDir, folder);
  promote(releasesDir, remote, release);
}

let server;
function restart() {
  const start = () => {
    server = fork(path.join(root, 'server/dist/server.mjs'), [], { cwd: root, env: { ...process.env, DATA_DIR: dataDir, RELEASES_DIR: releasesDir, LIVE_RELOAD: '1', RENDER_BUDGET_MS: process.env.RENDER_BUDGET_MS ?? '3000' }, stdio: 'inherit', execArgv: ['--enable-source-maps'] });
  };
  if (!server || server.exitCode !== null) return start();
  server.once('exit', start);
  server.kill('SIGTERM');
}

/** Builds a workspace again whenever a file of it changes, and calls back with what came out. */
function watch(configurations, then) {
  webpack(configurations).watch({ aggregateTimeout: 50 }, (error, result) => {
    if (error || result.hasErrors()) return console.error(error ?? result.toString({ all: false, errors: true }));
    return Promise.resolve(then(result.stats)).catch((failure) => console.error(failure.message));
  });
}

// The container keeps its name while it is watched; each build is offered as a release of its own.
for (const workspace of watched) {
  const names = releaseOf(workspace);
  const describe = workspace === 'shell' ? describePage : describeRemote;
  let count = 0;
  watch(workspace === 'shell' ? shellBuilds() : remoteBuilds(workspace), async ([browser]) => {
    count += 1;
    await describe(browser, { ...names, built: names.release, release: `${names.release}-${Date.now().toString(36)}-${count}` }, workspace);
    offer(path.join(root, workspace, 'dist', names.release));
    console.log(`${workspace} is there`);
  });
}
watch([nodeBuild('server', programs.server.entries)], () => {
  copyBeside('server', programs.server);
  restart();
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server?.once('exit', () => process.exit(0));
    if (!server?.kill(signal)) process.exit(0);
  });
}
