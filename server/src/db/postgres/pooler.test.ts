import { sql } from 'drizzle-orm';
import { apiPaths, type Discussion } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { describeBehindPooler, startPooler, type TestPooler } from '../../testing/databases/pooler';
import { startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { migrationsDir } from '../../testing/databases/test-database';
import { createLedgerCheck } from '../../modules/ledger/check';
import { openDatabase, type OpenDatabase } from '../database';

describeBehindPooler('behind PgBouncer in transaction mode, as it is shipped', () => {
  let postgres: TestPostgres;
  let pooler: TestPooler;
  let database: OpenDatabase;
  let test: TestApp;

  beforeAll(async () => {
    postgres = await startPostgres();
    pooler = await startPooler(postgres.url, 3);
    const options = { databasePool: 20, statementTimeoutMs: 5000, dataDir: '/nowhere', migrationsDir };
    database = await openDatabase({ ...options, databaseUrl: pooler.url, databaseDirectUrl: postgres.url });
    const { db, listen } = database;
    test = await createTestApp({ db, ...(listen === undefined ? {} : { listen }) });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
    await pooler.stop();
    await postgres.close();
  });

  it('concurrent writes, votes, reads and transfers work over shared connections', async () => {
    const [author, ...voters] = await Promise.all(Array.from({ length: 13 }, () => createForumMember(test)));
    const post = { title: 'Saturn again', description: 'Is it slow?' };
    const { did } = (await test.post(apiPaths.addDiscussion, post, author!.jwt)).json<{ did: string }>();
    const read = async () => (await test.post(apiPaths.discussion, { did })).json<{ discussion: Discussion }>().discussion;
    const answers = await Promise.all(
      voters.flatMap(({ jwt }) => [
        test.post(apiPaths.vote, { did, type: 1 }, jwt),
        test.post(apiPaths.addComment, { did, comment: 'Slow' }, jwt),
        test.post(apiPaths.transfer, { mobile: author!.mobile.slice(2), questions: 1 }, jwt),
        ...Array.from({ length: 4 }, () => test.post(apiPaths.discussions, { start: 1, query: '' }, jwt)),
        test.post(apiPaths.comments, { did, start: 1 }),
      ]),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await read()).toMatchObject({ upvotes: 12, comment_count: 12 });
    expect((await test.post(apiPaths.balance, {}, author!.jwt)).json()).toMatchObject({ oracle_questions: 15 });
    expect((await createLedgerCheck(test).run()).faults).toEqual([]);
  });

  it('events are received, and the pooler sets the time limits of statements', async () => {
    let hear: (payload: string | null) => void = () => undefined;
    const heard = new Promise<string | null>((resolve) => (hear = resolve));
    const stop = await database.listen?.('pooler_test', (payload) => hear(payload));
    await database.db.execute(sql`select pg_notify('pooler_test', 'told')`);
    expect(await heard).toBe('told');
    await stop?.();
    const { rows } = await database.db.execute(sql`select current_setting('statement_timeout') as is_limited`);
    expect(rows).toEqual([{ is_limited: '5s' }]);
  });
});
