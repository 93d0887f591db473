import type pg from 'pg';
import type { BucketEnvironment } from '../bucket/bucket-place';
import { openReleaseBucket } from '../bucket/open-bucket';
import type { ReleaseBucket } from '../bucket/release-bucket';
import { createDatabaseRegistry } from './database-registry';
import { folderRegistry, type RegistryStore } from './registry-file';

/** The place of the registry: the folder of the releases, or with `RELEASES_REGISTRY=database` the PostgreSQL of `DATABASE_URL`. */
export type RegistryEnvironment = Readonly<Partial<Record<'RELEASES_REGISTRY' | 'DATABASE_URL', string>>> & BucketEnvironment;

const connectTimeoutMs = 5000;
const queryTimeoutMs = 10_000;
const undefinedTable = '42P01';

/** Whether the registry is in the database. Throws a sentence if the variables contradict each other. */
export function usesDatabaseRegistry({ RELEASES_REGISTRY: place = 'folder', DATABASE_URL: url }: RegistryEnvironment): boolean {
  if (place === '' || place === 'folder') return false;
  if (place !== 'database') throw new Error(`RELEASES_REGISTRY must be folder or database, not "${place}".`);
  if (!url) throw new Error('RELEASES_REGISTRY=database needs DATABASE_URL, the address of a PostgreSQL database.');
  return true;
}

async function connect(client: pg.Client): Promise<void> {
  // After a lost connection the next statement rejects.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no connection';
    throw new Error(`The database with the registry does not answer (${reason}). Check DATABASE_URL.`, { cause: error });
  }
}

/** Runs work with the registry of the environment, after updating the folder to the latest revision. */
export async function withRegistry<Result>(
  folder: string,
  env: RegistryEnvironment,
  work: (store: RegistryStore, bucket: ReleaseBucket | null) => Promise<Result>,
): Promise<Result> {
  const bucket = openReleaseBucket(folder, env);
  if (!usesDatabaseRegistry(env)) {
    if (bucket) throw new Error('RELEASES_BUCKET needs RELEASES_REGISTRY=database: machines that share releases share their registry.');
    return work(folderRegistry(folder), null);
  }
  const { default: postgres } = await import('pg');
  const client = new postgres.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  await connect(client);
  try {
    const registry = createDatabaseRegistry(folder, async (text, values) => (await client.query<object>(text, values)).rows, { bucket });
    await registry.sync();
    return await work(registry, bucket);
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
    throw new Error('The database has no table for the registry yet: run npm run db -- migrate', { cause: error });
  } finally {
    // A lost connection is already closed.
    await client.end().catch(() => undefined);
    await bucket?.close();
  }
}
