import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { folderRegistry, promote, publish, readDescriptor, readRegistry } from '../../../release/src';

/** Publishes and promotes a copy of a release under another name; returns that name. */
export async function publishCopy(
  releasesDir: string,
  { remote, release }: Pick<Descriptor, 'remote' | 'release'>,
  suffix: string,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-bench-release-'));
  try {
    cpSync(join(releasesDir, remote, release), folder, { recursive: true });
    const described = await readDescriptor(releasesDir, remote, release);
    // The list of packages names its release.
    const files = described.files.filter(({ name }) => name !== 'bom.cdx.json');
    const copy: Descriptor = { ...described, files, release: `${release}-${suffix}`, container: `${described.container}_${suffix}` };
    for (const name of ['signature.json', 'bom.cdx.json']) rmSync(join(folder, name), { force: true });
    writeFileSync(join(folder, 'descriptor.json'), JSON.stringify(copy));
    await publish(releasesDir, folder);
    await promote(folderRegistry(releasesDir), remote, copy.release);
    return copy.release;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The release of a remote that visitors get. */
export async function getStableRelease(releasesDir: string, remote: string): Promise<string> {
  const stable = (await readRegistry(releasesDir)).remotes[remote]?.stable;
  if (stable === undefined) throw new Error(`${remote} has no release.`);
  return stable;
}
