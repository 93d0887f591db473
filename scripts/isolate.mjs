import './common/require-node.mjs';
import path from 'node:path';

process.env.NODE_ENV = 'development';
const { createRequire } = await import('node:module');
const { formatError } = await import('./common/format-error.mjs');
const { devFolder, folderOf, useDevFolders } = await import('./builds/build-folders.mjs');
const { ensureInstalled } = await import('./serve/install.mjs');
const require = createRequire(import.meta.url);
useDevFolders();

const defaultPort = 3100;

/** @param {string} message */
function exitWithError(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string[]} names */
async function isolate([workspace, ...rest]) {
  ensureInstalled();
  const { buildProgram } = await import('./builds/node-programs.mjs');
  const { remoteWorkspaces } = await import('./build.mjs');
  const { withOutputFolders } = await import('./builds/bundle.mjs');
  const { watch } = await import('./dev/watch.mjs');
  const { createIsolateServer } = await import('./isolate/server.mjs');
  const { isolateBuild } = require('../webpack.common.js');
  if (!remoteWorkspaces.includes(workspace) || rest.length > 0) exitWithError(`Name one remote: ${remoteWorkspaces.join(', ')}.`);

  const folder = path.join(devFolder, 'isolate', workspace);
  const server = createIsolateServer({ workspace, folder });
  // The catalogs are compiled as for a release.
  await buildProgram('release');
  const catalogs = ['shared', 'shell', workspace].map((name) => path.join(folderOf(name), 'src/messages'));
  let isListening = false;
  watch(withOutputFolders([isolateBuild(workspace)], [folder]), {
    folders: [...catalogs, path.join(folderOf('shared'), 'src/theme')],
    async built() {
      if (isListening) return server.announceChange();
      isListening = true;
      const address = await server.listen(Number(process.env.PORT || defaultPort));
      console.log(`${workspace} alone is at ${address}`);
    },
  });
}

try {
  await isolate(process.argv.slice(2));
} catch (error) {
  exitWithError(formatError(error, devFolder));
}
