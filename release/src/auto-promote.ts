import { publish } from './publish';
import { findObstacle } from './channel';
import { promote } from './registry';
import { withRegistry, type RegistryEnvironment } from './open-registry';
import { readRegistry } from './registry-file';
import { readSigner, type KeyEnvironment } from './signatures';

/** Which stable releases may be replaced: 'own' replaces those that `npm start` set, and missing ones; 'missing' only missing ones. */
export type AutoPromoteScope = 'own' | 'missing';

/**
 * Publishes a built release and promotes it, unless an operator chose another one (promote, canary, rollback).
 * Resolves with a notice with the release that stays and the command that promotes the build, or null when visitors get the build.
 */
export async function autoPromote(
  folder: string,
  buildFolder: string,
  scope: AutoPromoteScope,
  env: KeyEnvironment & RegistryEnvironment = {},
): Promise<string | null> {
  return withRegistry(folder, env, async (store, bucket) => {
    const { remote, release } = await publish(folder, buildFolder, { signer: await readSigner(folder, env), keepsOther: true });
    await bucket?.upload(remote, release);
    const channel = (await readRegistry(folder)).remotes[remote];
    const obstacle = findObstacle(remote, channel, release);
    if (obstacle === null && (channel === undefined || (scope === 'own' && channel.set_by === 'start'))) {
      await promote(store, remote, release, 'start');
      return null;
    }
    if (channel === undefined || (channel.stable === release && channel.canary === null)) return null;
    const canary = channel.canary ? ` with ${channel.canary.release} for ${channel.canary.percent} %` : '';
    if (obstacle !== null) return `${remote} stays at ${channel.stable}: ${obstacle}`;
    return `${remote} stays at ${channel.stable}${canary}; to take the new build: npm run release -- promote ${remote} ${release}`;
  });
}
