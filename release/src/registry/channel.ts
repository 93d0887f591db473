import type { Registry } from '@oracle-astra/shared/contract';

export type Channel = Registry['remotes'][string];

/** The number of earlier stable releases for a rollback. */
const maxEarlier = 10;

export const isWithdrawn = ({ withdrawn = [] }: Channel, release: string) => withdrawn.some((other) => other.release === release);

/** The reason against this release in the channel, as a sentence; null if it is allowed. */
export function findObstacle(remote: string, channel: Channel | undefined, release: string): string | null {
  if (channel?.pinned && release !== channel.stable)
    return `${remote} is pinned at ${channel.stable} (${channel.pinned.reason}): unpin ${remote} first`;
  const withdrawal = channel?.withdrawn?.find((other) => other.release === release);
  return withdrawal ? `${release} was withdrawn (${withdrawal.reason}) and is not given again: publish a new release` : null;
}

/** Throws before the slow check if a withdrawn release or a pin would refuse the change anyway. */
export function assertNoObstacle({ remotes }: Registry, remote: string, release: string): void {
  const obstacle = findObstacle(remote, remotes[remote], release);
  if (obstacle !== null) throw new Error(obstacle);
}

/** Throws if the channel may not get this release. An override reinstates a withdrawn release, but does not lift a pin. */
export function allow(remote: string, channel: Channel | undefined, release: string, override: string | undefined): void {
  if (channel?.withdrawn && override !== undefined) channel.withdrawn = channel.withdrawn.filter((other) => other.release !== release);
  const obstacle = findObstacle(remote, channel, release);
  if (obstacle !== null) throw new Error(obstacle);
}

/** The earlier stable releases, newest first, beginning with `previous`. */
export const listEarlier = ({ previous, earlier = [] }: Channel) => [...(previous === null ? [] : [previous]), ...earlier];

/** A channel without empty fields, so that registries stay small. */
export function toChannel(stable: string, earlier: string[], kept: Pick<Channel, 'withdrawn' | 'pinned' | 'set_by' | 'flags'>): Channel {
  const [previous = null, ...others] = [...new Set(earlier)].filter((release) => release !== stable).slice(0, maxEarlier);
  return {
    stable,
    canary: null,
    previous,
    ...(others.length > 0 && { earlier: others }),
    ...(kept.withdrawn && kept.withdrawn.length > 0 && { withdrawn: kept.withdrawn }),
    ...(kept.pinned && { pinned: kept.pinned }),
    ...(kept.set_by && { set_by: kept.set_by }),
    ...(kept.flags !== undefined && { flags: kept.flags }),
  };
}

export function requireChannel(registry: Registry, remote: string): Channel {
  const channel = registry.remotes[remote];
  if (!channel) throw new Error(`${remote} has no stable release yet: promote one first`);
  return channel;
}

/** The withdrawn releases plus another one. */
export const withdraw = ({ withdrawn = [] }: Channel, release: string, reason: string) => [
  ...withdrawn.filter((other) => other.release !== release),
  { release, reason, at: new Date().toISOString() },
];
