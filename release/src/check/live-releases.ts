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

/**
 * The registry for a check of a remote with given releases instead of the live ones, of which only the remote's own release and
 * the shell stay; unchanged without such releases. Rejects if one of them is not published.
 */
export async function replaceLive(
  folder: string,
  registry: Registry,
  remote: string,
  releases: Readonly<Record<string, string>>,
): Promise<Registry> {
  if (Object.keys(releases).length === 0) return registry;
  for (const [name, release] of Object.entries(releases)) await readDescriptor(folder, name, release);
  const { [remote]: own, shell } = registry.remotes;
  const given = Object.entries(releases).map(([name, release]) => [name, { stable: release, canary: null, previous: null }] as const);
  return {
    ...registry,
    remotes: { ...(shell && { shell }), ...(own && { [remote]: own }), ...Object.fromEntries(given) },
  };
}
