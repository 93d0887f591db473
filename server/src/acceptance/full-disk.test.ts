import { sql } from 'drizzle-orm';
import { apiPaths } from '@oracle-astra/shared/contract';
import { getBalance, openChat } from '../testing/chats';
import { createFakeAstrologer } from '../testing/fake-astrologer';
import { describeOnPostgres } from '../testing/databases/real-postgres';
import { createTestApp, testConfig, type TestApp } from '../testing/test-app';

const config = { ...testConfig, databaseUrl: 'postgres://shared' };
const whole = 'The Moon is calm. Saturn asks for patience.\n\nRest today.';

describeOnPostgres('a database whose disk is full', () => {
  const tables = ['chat_messages', 'transfers', 'discussions'];
  const fill = async (test: TestApp) => {
    await test.db.execute(sql`create or replace function refuse_for_want_of_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    for (const table of tables)
      await test.db.execute(sql.raw(`create trigger full_disk before insert on ${table} execute function refuse_for_want_of_room()`));
  };
  const free = async (test: TestApp) => {
    for (const table of tables) await test.db.execute(sql.raw(`drop trigger full_disk on ${table}`));
  };

  it('is reported with a retry time while stored data is readable; then the same call succeeds once', async () => {
    const test = await createTestApp({ config, astrologer: createFakeAstrologer() });
    const chat = await openChat(test);
    await fill(test);
    const refused = await chat.push({}, 'key');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '3',
      expect.objectContaining({ code: 'unavailable' }),
    ]);
    expect((await test.get(apiPaths.births, chat.jwt)).statusCode).toBe(200);
    expect((await test.get('/readyz')).statusCode).toBe(200);
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
    await free(test);
    expect((await chat.ask({}, 'key')).text).toBe(whole);
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
  });

  it('holds the price of an answer that it cannot store until it is released', async () => {
    const astrologer = createFakeAstrologer();
    const test = await createTestApp({ config, astrologer });
    const chat = await openChat(test);
    const { reached, goOn } = astrologer.pause();
    const asked = chat.ask({}, 'key');
    await reached;
    await fill(test);
    goOn();
    expect((await asked).status).toMatchObject({ status: 'fail' });
    await free(test);
    test.clock.advance(16);
    const started = await createTestApp({ db: test.db, clock: test.clock, config });
    await started.app.ready();
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
  });
});
