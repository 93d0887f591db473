/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { sql } from 'drizzle-orm';
import { apiPaths } from '@oracle-astra/shared/contract';
import { openDatabase } from '../db/database';
import type { OpenDatabase } from '../db/types';
import type { TestChat } from '../testing/chats';
import { openChat, getBalance, question, splitReply } from '../testing/chats';
import type { TestPostgres } from '../testing/databases/real-postgres';
import { describeOnPostgres, startPostgres } from '../testing/databases/real-postgres';
import type { SilentProxy } from '../testing/databases/silent-proxy';
import { startSilentProxy } from '../testing/databases/silent-proxy';
import type { TestApp } from '../testing/test-app';
import { createTestApp } from '../testing/test-app';
import { migrationsDir } from '../testing/databases/test-database';

const poolSize = 4;
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

/** Repeats what can exceed the short time limit of a statement on a busy machine. */
async function succeed<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const done = await work().then(
      (result) => ({ result }),
      () => null,
    );
    if (done !== null) return done.result;
    await pause();
  }
}

describeOnPostgres('a database that stops responding without closing connections', () => {
  let postgres: TestPostgres;
  let proxy: SilentProxy;
  let database: OpenDatabase;
  let test: TestApp;
  let chat: TestChat;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  beforeEach(async () => {
    proxy = await startSilentProxy(postgres.url);
    database = await openDatabase({
      databaseUrl: proxy.url,
      databasePool: poolSize,
      statementTimeoutMs: 1500,
      dataDir: '/nowhere',
      migrationsDir,
    });
    test = await createTestApp({ db: database.db });
    const newMobile = () => `91${String(7_000_000_000 + Math.floor(Math.random() * 1e9))}`;
    chat = await succeed(async () => openChat({ ...test, signIn: () => test.signIn(newMobile()) }));
  });
  afterEach(async () => {
    proxy.recover();
    await test.close();
    await database.close();
    proxy.close();
  });

  const me = async () => (await test.get(apiPaths.me, chat.jwt)).statusCode;
  const unavailable = { status: 'fail', code: 'unavailable', message: expect.stringMatching(/try again/) };
  const ready = async () => (await test.get('/readyz')).statusCode;

  /** Opens every connection of the pool. */
  const fillPool = async () =>
    Promise.all(Array.from({ length: poolSize }, async () => succeed(async () => database.db.execute(sql`select pg_sleep(0.1)`))));

  async function waitUntilAvailable(): Promise<void> {
    while ((await me()) !== 200) await pause();
  }
  const waitUntilAllAvailable = async () => Promise.all(Array.from({ length: 3 * poolSize }, waitUntilAvailable));

  it('fails open requests with 503, and continues with the database that took over', async () => {
    await fillPool();
    proxy.failOver();
    const failedAnswer = await test.get(apiPaths.me, chat.jwt);
    expect([failedAnswer.statusCode, failedAnswer.headers['retry-after'], failedAnswer.json()]).toEqual([503, '3', unavailable]);
    await waitUntilAllAvailable();
    while ((await ready()) !== 200) await pause();
  });

  it('reports an unavailable database, and continues when it is back', async () => {
    await fillPool();
    proxy.die();
    expect(await ready()).toBe(503);
    const health = await test.get('/healthz');
    expect([health.statusCode, health.json<object>()]).toEqual([200, { status: 'success', commit: null, database: 'does not answer' }]);
    expect(new Set(await Promise.all(Array.from({ length: 3 * poolSize }, me)))).toEqual(new Set([503]));
    proxy.recover();
    await waitUntilAllAvailable();
    while ((await test.get('/healthz')).json<{ database: string }>().database !== 'answers') await pause();
  });

  it.each(['failOver', 'die', 'dropResponses'] as const)(
    'ends open transactions, however many, and leaks no connection: %s',
    async (fault) => {
      await fillPool();
      const transactions = Array.from({ length: 2 * poolSize }, () =>
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          proxy[fault]();
          await tx.execute(sql`select 2`);
        }),
      );
      expect((await Promise.allSettled(transactions)).map(({ status }) => status)).toContain('rejected');
      proxy.recover();
      await waitUntilAvailable();
      await fillPool();
    },
    120_000,
  );

  it('releases the locks of a lost transaction', async () => {
    const lock = (tx: Pick<TestApp['db'], 'execute'>) => tx.execute(sql`select 1 from users where uid = ${chat.uid} for update`);
    await expect(
      database.db.transaction(async (tx) => {
        await lock(tx);
        proxy.failOver();
        await tx.execute(sql`select 2`);
      }),
    ).rejects.toThrow();
    for (let locked = false; !locked; await pause())
      locked = await lock(database.db).then(
        () => true,
        () => false,
      );
  });

  it.each(['failOver', 'dropResponses'] as const)(
    'charges a question once when it is retried with its key: %s',
    async (fault) => {
      await fillPool();
      proxy[fault]();
      const push = () => chat.push({ message: question }, 'the-same-key');
      const lost = await push();
      expect([lost.statusCode, lost.json()]).toEqual([503, unavailable]);
      let answer = await push();
      for (; answer.statusCode !== 200; answer = await push()) await pause();
      expect(splitReply(answer.body).status.status).toBe('success');
      expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
    },
    120_000,
  );

  it('survives a database server that ends during a transaction', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await postgres.db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query like 'select 1%'`,
        );
        // The process ends some time after the answer.
        for (;;) {
          await tx.execute(sql`select 2`);
          await pause();
        }
      }),
    ).rejects.toThrow();
    await waitUntilAvailable();
  });
});
