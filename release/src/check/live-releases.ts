import type { Descriptor, Registry } from '@oracle-astra/shared/contract';
import { isPublished, readDescriptor } from '../release-folder';

/** The releases that some visitors of a remote get: the stable one, then the canary. */
export function readGiven(folder: string, { remotes }: Registry, remote: string): Descriptor[] {
  const { stable, canary = null } = remotes[remote] ?? {};
  return [stable, canary?.release]
    .filter((release) => release !== undefined && isPublished(folder, remote, release))
    .map((release) => readDescriptor(folder, remote, release ?? ''));
}

/** The same of all remotes, without the hosts and the remote in question: any of them may meet the candidate in one page. */
export const readLiveRemotes = (folder: string, registry: Registry, except: string): Descriptor[] =>
  Object.keys(registry.remotes)
    .filter((remote) => !['shell', 'bench', except].includes(remote))
    .flatMap((remote) => readGiven(folder, registry, remote));

/** The stable release of a remote; null where it has none that can be read. */
export function readLive(folder: string, { remotes }: Registry, remote: string): Descriptor | null {
  const stable = remotes[remote]?.stable;
  return stable !== undefined && isPublished(folder, remote, stable) ? readDescriptor(folder, remote, stable) : null;
}
