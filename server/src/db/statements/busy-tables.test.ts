import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { migrationsDir } from '../../testing/databases/test-database';
import { openDatabase } from '../database';

const options = { databasePool: 2, statementTimeoutMs: 5000, dataDir: '/nowhere' };

/** The migrations of a version with an additional one. */
function writeNextMigrations(folder: string): void {
  cpSync(migrationsDir, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = entries.at(-1)!;
  const next = { ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_next' };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
  writeFileSync(join(folder, '9999_next.sql'), 'alter table users add column of_the_next text;');
}

describeOnPostgres('a migration of tables that are in use', () => {
  let postgres: TestPostgres;
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-migrations-'));
  beforeAll(async () => {
    postgres = await startPostgres();
    writeNextMigrations(folder);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await postgres.close();
  });

  it('yields to readers, and finishes after the copy', async () => {
    const copy = new pg.Client({ connectionString: postgres.url });
    await copy.connect();
    // Like pg_dump, which locks all tables until it has written them.
    await copy.query('begin; lock table users in access share mode');
    const migrated = openDatabase({ ...options, databaseUrl: postgres.url, migrationsDir: folder });
    const isWaiting = async () =>
      (await postgres.db.execute(sql`select from pg_locks where not granted and relation = 'users'::regclass`)).rows.length > 0;
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20));
    // Within a statement's time limit of five seconds.
    expect((await postgres.db.execute(sql`select count(*)::int as count from users`)).rows).toEqual([{ count: 0 }]);
    await copy.query('commit');
    await copy.end();
    const { db, close } = await migrated;
    expect((await db.execute(sql`select of_the_next from users`)).rows).toEqual([]);
    await close();
  });

  it('is reported by a version that does not know it', async () => {
    const warn = jest.fn();
    const { close } = await openDatabase({ ...options, databaseUrl: postgres.url, migrationsDir }, { info: jest.fn(), warn });
    await close();
    expect(warn).toHaveBeenCalledWith({ migrations: 1 }, expect.stringMatching(/newer version/));
  });
});
