import type { Registry } from '@oracle-astra/shared/contract';
import { updateRegistry, type Change, type UpdateOptions } from './registry-file';
import { getReleaseFolder, isPublished, readDescriptor } from './release-folder';

type Channel = Registry['remotes'][string];

/** How many stable releases of before a rollback can go back to. */
const maxEarlier = 10;

const isWithdrawn = ({ withdrawn = [] }: Channel, release: string) => withdrawn.some((other) => other.release === release);

/** Why the channel may not get this release, as a sentence; null where it may. */
export function findObstacle(remote: string, channel: Channel | undefined, release: string): string | null {
  if (channel?.pinned && release !== channel.stable)
    return `${remote} is pinned at ${channel.stable} (${channel.pinned.reason}): unpin ${remote} first`;
  const withdrawal = channel?.withdrawn?.find((other) => other.release === release);
  return withdrawal ? `${release} was withdrawn (${withdrawal.reason}) and is not given again: publish a new release` : null;
}

/** Throws where the channel may not get this release. With an override a withdrawn one is taken back; a pin holds. */
function allow(remote: string, channel: Channel | undefined, release: string, override: string | undefined): void {
  if (channel?.withdrawn && override !== undefined) channel.withdrawn = channel.withdrawn.filter((other) => other.release !== release);
  const obstacle = findObstacle(remote, channel, release);
  if (obstacle !== null) throw new Error(obstacle);
}

/** The stable releases of before, newest first: `previous`, then the earlier ones. */
const listEarlier = ({ previous, earlier = [] }: Channel) => [...(previous === null ? [] : [previous]), ...earlier];

/** A channel without what is empty, so that registries stay small. */
function toChannel(stable: string, earlier: string[], kept: Pick<Channel, 'withdrawn' | 'pinned' | 'set_by'>): Channel {
  const [previous = null, ...others] = [...new Set(earlier)].filter((release) => release !== stable).slice(0, maxEarlier);
  return {
    stable,
    canary: null,
    previous,
    ...(others.length > 0 && { earlier: others }),
    ...(kept.withdrawn && kept.withdrawn.length > 0 && { withdrawn: kept.withdrawn }),
    ...(kept.pinned && { pinned: kept.pinned }),
    ...(kept.set_by && { set_by: kept.set_by }),
  };
}

function requireChannel(registry: Registry, remote: string): Channel {
  const channel = registry.remotes[remote];
  if (!channel) throw new Error(`${remote} has no stable release yet: promote one first`);
  return channel;
}

/**
 * Makes a published release the stable one of its remote. `setBy` is 'start' when `npm start` promotes it, which lets later
 * starts replace it. Throws when the release was not published, was withdrawn, or the remote is pinned.
 */
export function promote(folder: string, remote: string, release: string, setBy?: 'start', options?: UpdateOptions): Registry {
  readDescriptor(folder, remote, release);
  const edit = (registry: Registry) => {
    const before = registry.remotes[remote];
    allow(remote, before, release, options?.override);
    if (before?.stable === release && before.canary === null && before.set_by === setBy) return false;
    const earlier = before === undefined ? [] : [...(before.stable === release ? [] : [before.stable]), ...listEarlier(before)];
    registry.remotes[remote] = toChannel(release, earlier, { ...before, set_by: setBy });
    return true;
  };
  return updateRegistry(folder, { command: setBy === 'start' ? 'start' : 'promote', remote, release }, edit, options);
}

/** Lets `npm start` promote releases of a remote again after an operator did. Throws when the remote has no stable release. */
export function follow(folder: string, remote: string, options?: UpdateOptions): Registry {
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (channel.set_by === 'start') return false;
    channel.set_by = 'start';
    return true;
  };
  return updateRegistry(folder, { command: 'follow', remote }, edit, options);
}

/** Serves a published release to `percent` (0 to 100) of a remote's visitors; 0 ends the canary. `staged`: the site goes on by itself while nothing speaks against it. */
export function setCanary(
  folder: string,
  remote: string,
  release: string,
  percent: number,
  { staged = false, ...options }: UpdateOptions & { staged?: boolean } = {},
): Registry {
  if (!(percent >= 0 && percent <= 100)) throw new Error(`A canary takes 0 to 100 percent, not ${percent}`);
  readDescriptor(folder, remote, release);
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (percent > 0) allow(remote, channel, release, options.override);
    const { canary, set_by: setBy } = channel;
    const isSame =
      percent === 0 ? canary === null : canary?.release === release && canary.percent === percent && (canary.staged ?? false) === staged;
    if (isSame && setBy === undefined) return false;
    channel.canary = percent === 0 ? null : { release, percent, ...(staged && { staged }) };
    delete channel.set_by;
    return true;
  };
  return updateRegistry(folder, { command: 'canary', remote, release, percent }, edit, options);
}

/**
 * Withdraws the stable release and makes the last one stable that was not withdrawn and still exists. Throws when there is
 * none. `only` is the release that is meant: where another one is stable by now, nothing is done.
 */
export function rollback(folder: string, remote: string, { only, ...options }: UpdateOptions & { only?: string } = {}): Registry {
  getReleaseFolder(folder, remote, 'any');
  const change: Change = { command: 'rollback', remote };
  const edit = (registry: Registry) => {
    const channel = registry.remotes[remote];
    if (only !== undefined && channel?.stable !== only) return false;
    const usable = channel
      ? listEarlier(channel).filter((release) => !isWithdrawn(channel, release) && isPublished(folder, remote, release))
      : [];
    const [target, ...earlier] = usable;
    if (!channel || target === undefined) throw new Error(`${remote} has no release before its stable one`);
    if (channel.pinned) throw new Error(`${remote} is pinned at ${channel.stable} (${channel.pinned.reason}): unpin ${remote} first`);
    change.release = channel.stable;
    const withdrawn = withdraw(channel, channel.stable, options.reason ?? 'rolled back');
    registry.remotes[remote] = toChannel(target, earlier, { withdrawn });
    return true;
  };
  return updateRegistry(folder, change, edit, options);
}

const withdraw = ({ withdrawn = [] }: Channel, release: string, reason: string) => [
  ...withdrawn.filter((other) => other.release !== release),
  { release, reason, at: new Date().toISOString() },
];

/** Ends a canary for good: its release is withdrawn. Does nothing where the canary is another one by now. */
export function halt(folder: string, remote: string, release: string, options: UpdateOptions & { reason: string }): Registry {
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (channel.canary?.release !== release) return false;
    channel.canary = null;
    channel.withdrawn = withdraw(channel, release, options.reason);
    return true;
  };
  return updateRegistry(folder, { command: 'halt', remote, release }, edit, options);
}

/** Keeps a remote at its stable release: others are refused until it is unpinned. */
export function pin(folder: string, remote: string, reason: string, options?: UpdateOptions): Registry {
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (channel.pinned?.reason === reason && channel.canary === null) return false;
    channel.pinned = { reason, at: new Date().toISOString() };
    channel.canary = null;
    return true;
  };
  return updateRegistry(folder, { command: 'pin', remote }, edit, { ...options, reason });
}

export function unpin(folder: string, remote: string, options?: UpdateOptions): Registry {
  const edit = (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    const wasPinned = channel.pinned !== undefined;
    delete channel.pinned;
    return wasPinned;
  };
  return updateRegistry(folder, { command: 'unpin', remote }, edit, options);
}
