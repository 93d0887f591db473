import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../config/start/start-error';
import { createReleaseStore } from './release-store';

async function findMissingFile(folder: string, names: string[]): Promise<string | undefined> {
  const exists = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        (file) => file.isFile(),
        // A missing file is the answer.
        () => false,
      ),
    ),
  );
  return names[exists.indexOf(false)];
}

/** Throws a StartError if the registry has no stable release of `host`, or files of it are missing. */
export async function checkHostRelease(releasesDir: string, host: string): Promise<void> {
  const advice = `Publish and promote one with "npm run release", or name the folder that has one with RELEASES_DIR.`;
  // An unreadable registry has no release; the error below reports it.
  const revision = await createReleaseStore(releasesDir, () => undefined)
    .getRevision()
    .catch(() => null);
  const stable = revision?.registry.remotes[host]?.stable;
  if (!revision || !stable) throw new StartError(`There is no release of ${host} to serve in ${releasesDir}. ${advice}`);
  const files = revision.descriptors.get(stable)?.files.map(({ name }) => name);
  const missing = await findMissingFile(path.join(releasesDir, host, stable), ['descriptor.json', ...(files ?? [])]);
  if (!files || missing !== undefined)
    throw new StartError(`The release ${stable} in ${releasesDir} lacks ${missing ?? 'a descriptor that can be read'}. ${advice}`);
}
