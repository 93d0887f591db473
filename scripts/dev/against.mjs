import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { devFolder, root } from '../builds/build-folders.mjs';
import { build, getHotTarget, remoteWorkspaces } from '../build.mjs';
import { loadReleaseTools } from '../builds/node-programs.mjs';
import { readCatalogs } from '../texts/catalogs.mjs';
import { createDevChannel } from './dev-channel.mjs';
import { createWatchedRelease } from './dev-release.mjs';
import { createDocumentComposer } from './local-document.mjs';
import { createSiteProxy } from './site-proxy.mjs';
import { createStackMapper } from './source-stack.mjs';
import { watchTypes } from './type-errors.mjs';
import { watch } from './watch.mjs';

/** @typedef {import('../builds/node-programs.mjs').ReleaseTools} ReleaseTools */
/** @typedef {Awaited<ReturnType<typeof readCatalogs>>} Catalog */

const defaultPort = 3000;

/**
 * Adds the texts that a changed script uses.
 *
 * @param {Pick<ReleaseTools, 'createScriptLocalizer'>} tools
 * @param {Catalog} catalog
 * @param {string} release
 * @returns {import('./local-files.mjs').LocalChanges['prepare']}
 */
function createChangePreparer({ createScriptLocalizer }, catalog, release) {
  const localizer = createScriptLocalizer({ catalog, release });
  return (name, source, locale) => {
    const script = localizer.number(name, source);
    return script.ids.length === 0 ? source : script.source + localizer.printRegistration([script], [locale]);
  };
}

/**
 * Serves a deployed site with the local code of one remote in it: its pages are rendered here and start with a shell built here,
 * since React's production build cannot replace components. Edits show in the open page, which keeps its state where it can.
 *
 * @param {{ site: string, names: string[], listPackagedFolders: (workspace: string) => string[], log: (line: string) => void }} options
 */
export async function developAgainst({ site, names, listPackagedFolders, log }) {
  const [workspace, ...rest] = names;
  if (!remoteWorkspaces.includes(workspace) || rest.length > 0)
    throw new Error(`--against is for one remote: name one of ${remoteWorkspaces.join(', ')}.`);
  const folders = await build({ workspaces: ['shell'], programNames: ['release'], log });
  const tools = await loadReleaseTools();
  /** @param {string} folder */
  /** @param {string} folder */
  const read = async (folder) => ({ folder, descriptor: await tools.readDescriptorFile(folder, `${folder} has no descriptor`) });
  const shell = await read(folders.shell);
  const composer = createDocumentComposer({ site, shell, tools });
  const channel = createDevChannel();
  const folder = path.join(devFolder, 'against', workspace);
  /** @type {string | undefined} */
  let texts;
  let builds = 0;

  /**
   * @param {string} staging
   * @param {import('webpack').Stats} stats
   */
  async function useBuild(staging, { hash }) {
    // Two folders in turn, because open pages load files of the previous build until they get this one.
    const target = path.join(folder, String((builds += 1) % 2));
    rmSync(target, { recursive: true, force: true });
    cpSync(staging, target, { recursive: true });
    const local = await read(target);
    const catalog = await readCatalogs(['shared', workspace]);
    const textsBefore = texts;
    texts = JSON.stringify([...catalog.values()]);
    composer.useRelease(local);
    const prepare = createChangePreparer(tools, catalog, local.descriptor.release);
    proxy.serve([local, shell], { folder: watched.output, descriptor: local.descriptor, prepare });
    // Texts belong to the scripts that name them, and those did not change.
    channel.send({ kind: 'built', hash, isPackaged: true, reload: textsBefore !== texts });
  }

  const watched = createWatchedRelease(workspace, useBuild, getHotTarget(workspace));
  rmSync(watched.output, { recursive: true, force: true });
  const proxy = createSiteProxy({
    site,
    channel,
    composeDocument: composer.compose,
    mapStack: createStackMapper([watched.output]),
  });
  let isListening = false;
  watch(watched.configurations, {
    folders: listPackagedFolders(workspace),
    // The page only needs the changed modules; files for a reload are packaged in the background.
    onEmitted({ hash }) {
      channel.setErrors('build', '');
      channel.send({ kind: 'built', hash, isPackaged: false, reload: false });
    },
    onError: (text) => channel.setErrors('build', text),
    async built(stats) {
      await watched.built(stats);
      log(`${workspace} is there`);
      if (isListening) return;
      isListening = true;
      const address = await proxy.listen(Number(process.env.PORT || defaultPort));
      log(
        `${site} with your ${workspace} is at ${address}. Its pages and the shell around them are of ${root}; all else comes from the site.`,
      );
      // Ends the compiler with this process.
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
      watchTypes(workspace, (text) => channel.setErrors('types', text));
    },
  });
}
