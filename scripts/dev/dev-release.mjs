import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getBuildTarget } from '../build.mjs';
import { getBuildFolders, withOutputFolders } from '../builds/bundle.mjs';
import { getDistFolder } from '../builds/build-folders.mjs';
import { loadReleaseTools } from '../builds/node-programs.mjs';
import { isChange } from '../builds/package-build.mjs';

/** Releases kept per remote in addition to those in use, for tabs that were not reloaded yet. */
const retainedReleases = 3;

/**
 * Publishes and promotes a built release on the dev server, and removes old ones.
 *
 * @param {string} releasesDir
 * @param {string} folder
 */
export async function publishDevRelease(releasesDir, folder) {
  const { folderRegistry, promote, prune, publish } = await loadReleaseTools();
  const { remote, release } = await publish(releasesDir, folder);
  await promote(folderRegistry(releasesDir), remote, release, 'start');
  await prune(releasesDir, retainedReleases);
}

/**
 * Copies the assets of both builds to an empty folder, because webpack leaves files of older builds in its output folder.
 *
 * @param {import('webpack').Stats[]} stats
 * @param {string} from
 * @param {string} to
 */
function copyOutput(stats, from, to) {
  rmSync(to, { recursive: true, force: true });
  stats.forEach(({ compilation }, index) => {
    const folder = getBuildFolders(to)[index];
    for (const { name } of compilation.getAssets().filter((asset) => !isChange(asset.name)))
      cpSync(path.join(getBuildFolders(from)[index], name), path.join(folder, name));
  });
}

/**
 * The arguments of `watch` that make each build of a workspace a separate release, passed to `publish` with its stats.
 *
 * @param {string} workspace
 * @param {(folder: string, stats: import('webpack').Stats) => Promise<void>} publish
 */
export function createWatchedRelease(workspace, publish, target = getBuildTarget(workspace)) {
  // The container name is part of the compiled files, so it stays the same while the workspace is watched.
  const { configure, createRelease, names } = target;
  const output = path.join(getDistFolder(workspace), 'watched');
  let count = 0;
  /** @param {import('webpack').Stats[]} stats */
  async function built(stats) {
    count += 1;
    const stagingFolder = path.join(getDistFolder(workspace), `staging-${count}`);
    copyOutput(stats, output, stagingFolder);
    try {
      await createRelease({
        stats: stats[0],
        nodeStats: stats[1],
        builds: stats,
        folder: stagingFolder,
        names: { ...names, release: `${names.release}-${Date.now().toString(36)}-${count}` },
      });
      await publish(getBuildFolders(stagingFolder)[0], stats[0]);
    } finally {
      rmSync(stagingFolder, { recursive: true, force: true });
    }
  }
  return { configurations: withOutputFolders(configure(), getBuildFolders(output)), built, output: getBuildFolders(output)[0] };
}
