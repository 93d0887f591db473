import { sql } from 'drizzle-orm';
import { apiPaths, forumLimits } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { forumProfiles } from '../../../db/schema';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../../testing/databases/real-postgres';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';
import { createForumService } from '../service';

let postgres: TestPostgres;
let test: TestApp;
let uid: string;

async function fill(db: Database) {
  await db.insert(forumProfiles).values({ uid, displayName: 'kavita.r', gender: 'Female', createdAt: new Date() });
  await db.execute(sql`insert into discussions (did, uid, title, description, created_at)
    select 'd' || n, ${uid}, 'Number ' || n, 'One of many', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 3000) n`);
}

describeOnPostgres('searches on PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    test = await createTestApp({ db: postgres.db, config: { ...testConfig, databaseUrl: postgres.url } });
    ({ uid } = await test.signIn());
    await fill(postgres.db);
  });
  afterAll(async () => {
    await test.close();
    await postgres.close();
  });

  it('find matching discussions, in pages', async () => {
    const found = (await test.post(apiPaths.discussions, { query: 'number 2999' })).json<{
      discussions: { did: string }[];
      page_count: number;
    }>();
    expect([found.discussions.map(({ did }) => did), found.page_count]).toEqual([['d2999'], 1]);
    expect((await test.post(apiPaths.discussions, { query: 'many' })).json()).toMatchObject({ page_count: forumLimits.mostPages });
  });

  it('that take too long are refused with advice, and do not affect the connection', async () => {
    const profiles = { showsPostsTo: async () => true } as unknown as Parameters<typeof createForumService>[0]['profiles'];
    const forum = createForumService({ db: postgres.db, profiles, parallelSearches: 2, searchLimitMs: 1 });
    await postgres.db.execute(sql`insert into discussions (did, uid, title, description, created_at)
      select 'l' || n, ${uid}, 'Long', repeat('word after word ', 300), timestamptz '2025-01-01' from generate_series(1, 300) n`);
    const searches = await Promise.allSettled(
      Array.from({ length: 4 }, () => forum.list({ start: 1, query: 'afterwards word' }, { uid: null, locale: 'en' })),
    );
    const codes = searches.map((search) => search.status === 'rejected' && (search.reason as { code: string }).code);
    // On a busy machine those that wait are given up before their turn.
    expect(['search_too_slow', 'search_busy']).toEqual(expect.arrayContaining([...new Set(codes)]));
    expect(codes).toContain('search_too_slow');
    const { rows } = await postgres.db.execute<{ statement_timeout: string }>(sql`show statement_timeout`);
    expect(rows[0]?.statement_timeout).not.toBe('1ms');
  });

  it('leave connections to others: while many wait for the database, reads are answered', async () => {
    // Blocks every search at a table lock, but no other read.
    const held = { release: () => {} };
    const locked = new Promise<void>((resolve) => {
      void postgres.db.transaction(async (tx) => {
        await tx.execute(sql`lock table discussions in access exclusive mode`);
        resolve();
        await new Promise<void>((release) => {
          held.release = release;
        });
      });
    });
    await locked;
    const searches = Array.from({ length: 120 }, () => test.post(apiPaths.discussions, { query: 'number' }));
    for (let read = 0; read < 20; read += 1) expect((await test.post(apiPaths.profile, { uid })).statusCode).toBe(200);
    held.release();
    const answers = (await Promise.all(searches)).map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);
    const refused = answers.filter(([status]) => status === 503);
    expect(answers.filter(([status]) => status === 200).length + refused.length).toBe(searches.length);
    expect(refused.length).toBeGreaterThan(90);
    for (const [, after] of refused) expect(Number(after)).toBeGreaterThan(0);
    expect((await test.post(apiPaths.discussions, { query: 'number' })).statusCode).toBe(200);
  });
});
