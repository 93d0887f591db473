import type { Descriptor, Registry } from '@oracle-astra/shared/contract';
import { isPublished, readDescriptor } from '../files/release-folder';

/** The live releases of a remote: the stable one, then the canary. */
export async function readGiven(folder: string, { remotes }: Registry, remote: string): Promise<Descriptor[]> {
  const { stable, canary = null } = remotes[remote] ?? {};
  const descriptors: Descriptor[] = [];
  for (const release of [stable, canary?.release])
    if (release !== undefined && (await isPublished(folder, remote, release)))
      descriptors.push(await readDescriptor(folder, remote, release));
  return descriptors;
}

/** The live releases of all remotes except hosts and the given remote: each may be in one page with the candidate. */
export async function readLiveRemotes(folder: string, registry: Registry, except: string): Promise<Descriptor[]> {
  const remotes = Object.keys(registry.remotes).filter((remote) => !['shell', 'bench', except].includes(remote));
  return (await Promise.all(remotes.map((remote) => readGiven(folder, registry, remote)))).flat();
}

/** The stable release of a remote; null if it has none or it cannot be read. */
export async function readLive(folder: string, { remotes }: Registry, remote: string): Promise<Descriptor | null> {
  const stable = remotes[remote]?.stable;
  return stable !== undefined && (await isPublished(folder, remote, stable)) ? readDescriptor(folder, remote, stable) : null;
}
