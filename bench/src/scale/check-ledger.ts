import { openPostgres } from '../../../server/src/db/postgres/postgres';
import { checkDatabase } from '../../../server/src/db-tool/check-database';

/** Audits a database as `npm run db -- check` does; throws what it finds. */
export async function checkLedger(databaseUrl: string, migrationsDir: string): Promise<void> {
  const { db, close } = await openPostgres({ url: databaseUrl, migrationsDir, poolSize: 1, statementTimeoutMs: 60_000 });
  try {
    const { faults } = await checkDatabase(db);
    if (faults.length > 0) throw new Error(`Not everything is right:\n${faults.join('\n')}`);
  } finally {
    await close();
  }
}
