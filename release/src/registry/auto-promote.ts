import { publish } from '../publish';
import { findObstacle } from './channel';
import { promote } from './registry';
import { withRegistry, type RegistryEnvironment } from './open-registry';
import { readRegistry, RegistryConflict, type RegistryStore } from './registry-file';
import { readSigner, type KeyEnvironment } from '../files/signatures';

/** Which stable releases may be replaced: 'own' replaces those that `npm start` set, and missing ones; 'missing' only missing ones. */
export type AutoPromoteScope = 'own' | 'missing';

/**
 * Promotes a published build unless an operator chose another one; repeats the decision if somebody changed the remote
 * meanwhile. Resolves with a notice or null.
 */
async function tryPromote(store: RegistryStore, remote: string, release: string, scope: AutoPromoteScope): Promise<string | null> {
  const seen = await readRegistry(store.folder);
  const channel = seen.remotes[remote];
  const obstacle = findObstacle(remote, channel, release);
  if (obstacle === null && (channel === undefined || (scope === 'own' && channel.set_by === 'start'))) {
    try {
      await promote(store, remote, release, 'start', { seen });
      return null;
    } catch (error) {
      if (error instanceof RegistryConflict) return tryPromote(store, remote, release, scope);
      throw error;
    }
  }
  if (channel === undefined || (channel.stable === release && channel.canary === null)) return null;
  const canary = channel.canary ? ` with ${channel.canary.release} for ${channel.canary.percent} %` : '';
  if (obstacle !== null) return `${remote} stays at ${channel.stable}: ${obstacle}`;
  return `${remote} stays at ${channel.stable}${canary}; to take the new build: npm run release -- promote ${remote} ${release}`;
}

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
    return tryPromote(store, remote, release, scope);
  });
}
