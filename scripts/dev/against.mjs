import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { devFolder } from '../build-folders.mjs';
import { buildProgram, loadReleaseTools } from '../node-programs.mjs';
import { remoteWorkspaces } from '../build.mjs';
import { createWatchedRelease } from './dev-release.mjs';
import { createSiteProxy } from './site-proxy.mjs';
import { watch } from './watch.mjs';

const defaultPort = 3000;

/** Serves a deployed site with the local code of one remote in it, and reloads the page after each build. */
export async function developAgainst({ site, names, listPackagedFolders, log }) {
  const [workspace, ...rest] = names;
  if (!remoteWorkspaces.includes(workspace) || rest.length > 0)
    throw new Error(`--against is for one remote: name one of ${remoteWorkspaces.join(', ')}.`);
  await buildProgram('release');
  const { readDescriptorFile, replaceRemote } = await loadReleaseTools();
  const folder = path.join(devFolder, 'against', workspace);
  const proxy = createSiteProxy({ site, replaceRemote });
  let builds = 0;
  const { configurations, built } = createWatchedRelease(workspace, async (staging) => {
    // The proxy reads the files of the build before last until it has the next one.
    const release = path.join(folder, String((builds += 1) % 2));
    rmSync(release, { recursive: true, force: true });
    cpSync(staging, release, { recursive: true });
    proxy.useRelease(release, readDescriptorFile(release, `${release} has no descriptor`));
  });
  let isListening = false;
  watch(configurations, {
    folders: listPackagedFolders(workspace),
    async built(stats) {
      await built(stats);
      log(`${workspace} is there`);
      if (isListening) return;
      isListening = true;
      const address = await proxy.listen(Number(process.env.PORT || defaultPort));
      log(`${site} with your ${workspace} is at ${address}. Its pages are rendered in the browser; all else comes from the site.`);
    },
  });
}
