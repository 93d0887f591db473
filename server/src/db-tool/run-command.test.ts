import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openPostgres } from '../db/postgres/postgres';
import { getBalance, openChat } from '../testing/chats';
import { createFakeAstrologer } from '../testing/fake-astrologer';
import { databaseUrl } from '../testing/databases/postgres-server';
import { describeOnPostgres, startPostgres } from '../testing/databases/real-postgres';
import { createTestApp } from '../testing/test-app';
import { createTestDatabase, migrationsDir } from '../testing/databases/test-database';
import { runDatabaseCommand } from './run-command';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-db-tool-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: string[], env: Record<string, string>) => runDatabaseCommand(args, env, dirname(migrationsDir));

it('prints its usage', async () => {
  await expect(run([], { DATA_DIR: folder })).rejects.toThrow(/npm run db -- migrate/);
  await expect(run(['backup'], { DATA_DIR: folder })).rejects.toThrow(/npm run db -- backup <file>/);
  await expect(run(['check'], { NODE_ENV: 'production' })).rejects.toThrow(/DATABASE_URL/);
});

it('restores a database in a folder, and copies it', async () => {
  const client = await createTestDatabase();
  const file = join(folder, 'copy');
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer()));
  await client.close();
  const env = { DATA_DIR: join(folder, 'data') };
  expect(await run(['restore', file], env)).toEqual({ text: expect.stringMatching(/ 0 accounts, .* No fault\.$/), isWhole: true });
  await expect(run(['restore', file], env)).rejects.toThrow(/There is a database/);
  await expect(run(['backup', file], env)).rejects.toThrow(/exists already/);
  await run(['backup', join(folder, 'second')], env);
  expect(readdirSync(folder).sort()).toEqual(['copy', 'data', 'second']);
});

describeOnPostgres('on PostgreSQL', () => {
  it('restores a copy into an empty database with the same balances, and refuses a used one', async () => {
    const postgres = await startPostgres();
    const test = await createTestApp({ db: postgres.db, astrologer: createFakeAstrologer() });
    const chat = await openChat(test);
    await chat.ask();
    const file = join(folder, 'copy');
    const env = { DATABASE_URL: postgres.url };
    await run(['backup', file], env);
    expect(readdirSync(folder)).toEqual(['copy']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run(['restore', file], env)).rejects.toThrow(/not empty/);

    const copy = `copy_${Date.now()}`;
    await postgres.db.execute(sql.raw(`create database ${copy} template template0`));
    const copyEnv = { DATABASE_URL: databaseUrl(postgres.url, copy) };
    expect(await run(['restore', file], copyEnv)).toEqual({ text: expect.stringMatching(/ 1 accounts, .* No fault\.$/), isWhole: true });
    const { db, close } = await openPostgres({ url: copyEnv.DATABASE_URL, migrationsDir, poolSize: 2, statementTimeoutMs: 5000 });
    expect(await getBalance({ ...test, db }, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
    await db.execute(sql`update accounts set balance = balance + 1 where owner = ${chat.uid} and balance > 0`);
    await close();
    expect(await run(['check'], copyEnv)).toEqual({ text: expect.stringMatching(/the account .* has/), isWhole: false });
    await postgres.db.execute(sql.raw(`drop database ${copy} with (force)`));
    await test.close();
    await postgres.close();
  });

  it('audits without changing the tables, and reports another version', async () => {
    const postgres = await startPostgres();
    const env = { DATABASE_URL: postgres.url };
    const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
    await postgres.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', ${newest} + 1000)`);
    expect((await run(['check'], env)).text).toMatch(/newer version: 1 migrations are unknown/);
    expect((await run(['migrate'], env)).text).toMatch(/left as it is.*newer version/);
    await postgres.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at >= ${newest} - 1000`);
    await expect(run(['check'], env)).rejects.toThrow(/lacks 1 migrations of this version, from \d{4}_\w+ on/);
    await postgres.close();
  });

  it('leaves nothing of a copy that failed', async () => {
    const file = join(folder, 'copy');
    await expect(run(['backup', file], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(/pg_dump failed/);
    expect(readdirSync(folder)).toEqual([]);
  });
});
