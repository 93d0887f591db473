import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { targetFor } from '../build.mjs';
import { bothBuilds, into } from '../bundle.mjs';
import { distOf } from '../folders.mjs';
import { releaseTools } from '../programs.mjs';

/** Releases of a remote that are kept beside those in use, for tabs that have not loaded anew yet. */
const keep = 3;

/** Gives a built release to the dev server's pages, and removes old ones. */
export async function offer(releasesDir, folder) {
  const { promote, prune, publish } = await releaseTools();
  const { remote, release } = publish(releasesDir, folder);
  promote(releasesDir, remote, release, 'start');
  prune(releasesDir, keep);
}

/** Copies what two builds put out to a fresh folder: in the one that webpack writes to, files of older builds may lie. */
function copyOutput(stats, from, to) {
  rmSync(to, { recursive: true, force: true });
  bothBuilds(to).forEach((folder, index) => {
    for (const { name } of stats[index].compilation.getAssets()) cpSync(path.join(bothBuilds(from)[index], name), path.join(folder, name));
  });
}

/** What `watch` needs to build a workspace and to make each of its builds a release of its own. */
export function watchedRelease(workspace, offerRelease) {
  // The container keeps its name while it is watched.
  const { configure, describe, names } = targetFor(workspace);
  const output = path.join(distOf(workspace), 'watched');
  let count = 0;
  async function built(stats) {
    count += 1;
    const staged = path.join(distOf(workspace), `staged-${count}`);
    copyOutput(stats, output, staged);
    try {
      await describe({ stats: stats[0], folder: staged, names: { ...names, release: `${names.release}-${Date.now().toString(36)}-${count}` } });
      await offerRelease(bothBuilds(staged)[0]);
    } finally {
      rmSync(staged, { recursive: true, force: true });
    }
  }
  return { configurations: into(configure(), bothBuilds(output)), built };
}
