import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { createDatabaseRegistry, isDatabaseRegistry } from '@oracle-astra/release/src/registry/database-registry';
import { folderRegistry, type RegistryStore } from '@oracle-astra/release/src/registry/registry-file';
import { registryChannel } from '@oracle-astra/release/src/registry/registry-rows';
import { toSql } from '../../db/statements/to-sql';
import type { FrameDeps } from '../../frame/frame-deps';
import { checkHostRelease } from '../../documents/releases/check-host-release';
import { addIntervalJob } from '../../plugins/interval-job';

/** The maximum delay of a revision whose notification was lost, in milliseconds. */
const pollMs = 1000;

type RegistryDeps = Pick<FrameDeps, 'config' | 'db' | 'bucket'>;

/** The configured registry. */
export function createRegistry({ config: { releasesDir, releasesRegistry }, db, bucket = null }: RegistryDeps): RegistryStore {
  if (releasesRegistry === 'folder') return folderRegistry(releasesDir);
  return createDatabaseRegistry(releasesDir, async (text, values) => (await db.execute(toSql(text, values))).rows as unknown[], { bucket });
}

/** Keeps the folder at the revision of the database while the server listens: by notifications, and by polling each second. */
export function followRegistry(app: FastifyInstance, registry: RegistryStore, { listen, log }: Pick<FrameDeps, 'listen' | 'log'>): void {
  if (!isDatabaseRegistry(registry)) return;
  const { sync } = registry;
  let failure = '';
  async function follow(): Promise<void> {
    try {
      await sync();
      failure = '';
    } catch (error) {
      // A failure that repeats every second is logged once.
      if (String(error) !== failure) log.error({ err: error }, 'the registry in the database cannot be used; the last good one stands');
      failure = String(error);
    }
  }
  new Gauge({
    name: 'registry_up',
    help: 'Whether this process has the revision of the database, and not an older one.',
    registers: [app.metrics],
    collect() {
      this.set(failure === '' ? 1 : 0);
    },
  });
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = await listen?.(registryChannel, () => void follow());
  });
  app.addHook('onClose', async () => stop?.());
  addIntervalJob(app, { log, intervalMs: pollMs, runsAtStart: true, failure: 'the registry could not be followed', run: follow });
}

/** Updates the folder to the revision of the database before the server starts. Throws a StartError if there is nothing to serve. */
export async function loadRegistry({ config, db, bucket, log }: RegistryDeps & Pick<FrameDeps, 'log'>): Promise<void> {
  const registry = createRegistry({ config, db, bucket });
  if (isDatabaseRegistry(registry))
    await registry.sync().catch((error: unknown) => {
      log.error({ err: error }, 'the registry in the database cannot be used; that of the folder stands');
    });
  if (!config.local) await checkHostRelease(config.releasesDir, config.pageHost);
}
