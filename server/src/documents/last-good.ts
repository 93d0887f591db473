import { listRemotes } from './compose';
import type { Revision } from './release-store';

/**
 * The revision as a browser gets it in which pages of some releases failed: without those canaries, and with the previous
 * release where the stable one failed. Only what the registry names itself is given, nothing that was withdrawn, and a remote
 * whose releases all failed keeps its last one. The same object where nothing changes.
 */
export function withoutFailed(revision: Revision, failed: readonly string[]): Revision {
  const { registry, descriptors } = revision;
  const changed = listRemotes(registry).flatMap((remote) => {
    const channel = registry.remotes[remote];
    if (!channel) return [];
    const { stable, canary, previous, withdrawn = [] } = channel;
    const losesCanary = canary !== null && failed.includes(canary.release);
    const isPreviousGood = previous !== null && descriptors.has(previous) && withdrawn.every(({ release }) => release !== previous);
    const losesStable = failed.includes(stable) && isPreviousGood;
    if (!losesCanary && !losesStable) return [];
    const releases = losesStable ? { stable: previous, previous: stable } : { stable, previous };
    return [[remote, { ...channel, ...releases, canary: losesCanary ? null : canary }] as const];
  });
  if (changed.length === 0) return revision;
  return { descriptors, registry: { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(changed) } } };
}
