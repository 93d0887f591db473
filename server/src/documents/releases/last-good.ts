import { findMisfits } from '@oracle-astra/release/src/fits';
import { listRemotes } from '../compose';
import type { Revision } from './release-store';

type Channel = Revision['registry']['remotes'][string];

/** The channel for a browser in which some releases failed; null if it is the same. */
function withoutFailedIn(channel: Channel, failed: readonly string[], isGood: (previous: string) => boolean): Channel | null {
  const { stable, canary, previous, withdrawn = [] } = channel;
  const losesCanary = canary !== null && failed.includes(canary.release);
  const isPreviousGood = previous !== null && isGood(previous) && withdrawn.every(({ release }) => release !== previous);
  const losesStable = failed.includes(stable) && isPreviousGood;
  if (!losesCanary && !losesStable) return null;
  const releases = losesStable ? { stable: previous, previous: stable } : { stable, previous };
  return { ...channel, ...releases, canary: losesCanary ? null : canary };
}

/** Whether a shell fits all live releases; remotes were checked only against the live shell. */
function fitsAll({ registry, descriptors }: Revision, name: string): boolean {
  const shell = descriptors.get(name);
  const releases = listRemotes(registry).flatMap((remote) => {
    const { stable, canary } = registry.remotes[remote] as Channel;
    return [stable, ...(canary === null ? [] : [canary.release])];
  });
  return shell !== undefined && releases.every((release) => findMisfits(shell, descriptors.get(release) ?? shell).length === 0);
}

function replace(revision: Revision, changed: Record<string, Channel>): Revision {
  if (Object.keys(changed).length === 0) return revision;
  return { ...revision, registry: { ...revision.registry, remotes: { ...revision.registry.remotes, ...changed } } };
}

/**
 * The revision for a browser in which some releases failed: without failed canaries, and with the previous release in place of
 * a failed stable one. Only releases of the registry that were not withdrawn are used, and a remote whose releases all failed
 * keeps its last one; an earlier shell is used if it fits all remotes. The same object if nothing changes.
 */
export function withoutFailed(revision: Revision, failed: readonly string[]): Revision {
  const change = (from: Revision, names: string[], isGood: (previous: string) => boolean) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const channel = from.registry.remotes[name];
        const changed = channel ? withoutFailedIn(channel, failed, isGood) : null;
        return changed === null ? [] : [[name, changed]];
      }),
    );
  const remotes = replace(
    revision,
    change(revision, listRemotes(revision.registry), (previous) => revision.descriptors.has(previous)),
  );
  return replace(
    remotes,
    change(remotes, ['shell'], (previous) => fitsAll(remotes, previous)),
  );
}

/** The shell that failed in a browser and its replacement; null if the browser gets the live shell. */
export function findFailedShell(live: Revision, given: Revision): { failed: string; given: string } | null {
  const [before, now] = [live.registry.remotes.shell, given.registry.remotes.shell];
  if (!before || !now || before === now) return null;
  return { failed: before.stable === now.stable ? (before.canary?.release ?? before.stable) : before.stable, given: now.stable };
}
