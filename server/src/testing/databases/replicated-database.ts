import { sql } from 'drizzle-orm';
import { openDatabase, type Database, type OpenDatabase } from '../../db/database';
import { readScope } from '../../db/replica/read-scope';
import type { PostgresReplica } from './postgres-replica';
import type { TestPostgres } from './real-postgres';
import { migrationsDir } from './test-database';

/** Whether a database is in recovery, as a replica is. */
export const isReplica = async (db: Database) =>
  (await db.execute<{ answer: boolean }>(sql`select pg_is_in_recovery() as answer`)).rows[0]?.answer;

/** Whether a request uses the replica if its session last wrote at a position in the log. */
export const readsFromReplica = async ({ reads }: OpenDatabase, position: string | null = null) =>
  readScope.run({ getPosition: () => position, hasWritten: false }, async () => isReplica(reads));

/** A process of the site; its first host is the replica, so it has to find the primary. */
export async function openReplicated({ url }: Pick<TestPostgres, 'url'>, { port }: PostgresReplica): Promise<OpenDatabase> {
  const onReplica = new URL(url);
  onReplica.port = String(port);
  return openDatabase({
    databaseUrl: url.replace('@', `@127.0.0.1:${port},`),
    databaseReplicaUrl: onReplica.href,
    databasePool: 5,
    statementTimeoutMs: 5000,
    dataDir: '/nowhere',
    migrationsDir,
  });
}
