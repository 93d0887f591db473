import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { StartError } from '../config/start/start-error';
import type { TestPostgres } from '../testing/databases/real-postgres';
import { describeOnPostgres, startPostgres } from '../testing/databases/real-postgres';
import { migrationsDir } from '../testing/databases/test-database';
import { openDatabase } from './database';
import { isDatabaseUnavailable } from './unavailable';

const settings = { databasePool: 20, statementTimeoutMs: 5000, migrationsDir };

describe('PGlite in a folder', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'oracle-astra-database-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const open = () => openDatabase({ databaseUrl: null, dataDir, ...settings });

  it('keeps its data, and is open in one server at a time', async () => {
    const first = await open();
    await first.db.execute(sql`insert into users (uid, created_at) values ('a', now())`);
    await expect(open()).rejects.toThrow(/is in use by another server/);
    await first.close();
    const second = await open();
    expect((await second.db.execute(sql`select uid from users`)).rows).toEqual([{ uid: 'a' }]);
    await second.close();
  });

  it('refuses the database of another version and says how to migrate it', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '16\n');
    await expect(open()).rejects.toThrow(/another version \(16, this one is 18\)\. Dump it/);
  });

  it('recreates a database whose first start was killed', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'postgresql.conf'), '');
    writeFileSync(join(dataDir, 'database.unfinished'), '');
    const database = await open();
    expect((await database.db.execute(sql`select uid from users`)).rows).toEqual([]);
    await database.close();
    expect(readdirSync(dataDir)).toEqual(['database']);
  });

  it('refuses a folder that is not a database, and releases the lock', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'notes.txt'), '');
    await expect(open()).rejects.toThrow(StartError);
    await expect(open()).rejects.toThrow(/is not a database of this server/);
  });
});

describe('an unreachable PostgreSQL', () => {
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '/nowhere', ...settings });

  it('is reported without its password', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    server.close();
    await once(server, 'close');
    const refused = open(`postgres://me:hidden@127.0.0.1:${port}/site`);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`The database at 127.0.0.1:${port}/site does not answer`);
    await expect(refused).rejects.not.toThrow(/hidden/);
  });

  it('must have an address', async () => {
    await expect(open('my database')).rejects.toThrow('DATABASE_URL is not an address');
  });
});

describeOnPostgres('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  async function newDatabase(name: string): Promise<string> {
    await postgres.db.execute(sql.raw(`create database ${name}`));
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  }
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '/nowhere', ...settings });

  it('is migrated once by servers that start together', async () => {
    const url = await newDatabase('together');
    const servers = await Promise.all([open(url), open(url), open(url)]);
    expect((await servers[0].db.execute(sql`select uid from users`)).rows).toEqual([]);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('is refused if it has tables of another program', async () => {
    const url = await newDatabase('foreign_tables');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table users (id int)');
    await client.end();
    await expect(open(url)).rejects.toThrow(/holds tables of another program/);
  });

  it('discards a connection to a read-only server and reconnects', async () => {
    const { db, close } = await openDatabase({
      databaseUrl: await newDatabase('demoted'),
      dataDir: '/nowhere',
      ...settings,
      databasePool: 1,
    });
    const write = () =>
      db.transaction(async (tx) => tx.execute(sql`insert into users (uid, created_at) values (gen_random_uuid(), now())`));
    await db.execute(sql`set default_transaction_read_only = on`);
    expect(isDatabaseUnavailable(await write().catch((error: unknown) => error))).toBe(true);
    await expect(write()).resolves.toBeDefined();
    await close();
  });

  it('uses the database’s limit of connections by default', async () => {
    const url = new URL(await newDatabase('sized'));
    url.username = 'few';
    await postgres.db.execute(sql`create role few login superuser`);
    const openLimited = async (limit: number, processes: number) => {
      await postgres.db.execute(sql.raw(`alter role few connection limit ${limit}`));
      const { connections, close } = await openDatabase({
        dataDir: '/nowhere',
        ...settings,
        databasePool: null,
        databaseUrl: url.href,
        processes,
      });
      await close();
      return connections;
    };
    // Leaves room for the processes of a rolling upgrade.
    expect(await openLimited(97, 1)).toBe(20);
    expect(await openLimited(97, 4)).toBe(10);
    expect(await openLimited(24, 1)).toBe(10);
    expect(await openLimited(24, 9)).toBe(4);
  });

  it('limits the time of a statement', async () => {
    expect((await postgres.db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: '1min' }]);
  });
});
