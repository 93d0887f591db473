import { promote, publish, readRegistry } from './registry';

/** Which stable releases may be set: those that `npm start` set itself and those that nobody set, or the latter alone. */
export type OfferScope = 'own' | 'missing';

/**
 * Publishes a built release and gives it to visitors, but never over an operator's choice (promote, canary, rollback).
 * Returns the line that says what stays and how to take the build, or null where visitors get the build.
 */
export function offer(folder: string, built: string, scope: OfferScope): string | null {
  const { remote, release } = publish(folder, built);
  const channel = readRegistry(folder).remotes[remote];
  if (channel === undefined || (scope === 'own' && channel.set_by === 'start')) {
    promote(folder, remote, release, 'start');
    return null;
  }
  if (channel.stable === release && channel.canary === null) return null;
  const canary = channel.canary ? ` with ${channel.canary.release} for ${channel.canary.percent} %` : '';
  return `${remote} stays at ${channel.stable}${canary}; to take the new build: npm run release -- promote ${remote} ${release}`;
}
