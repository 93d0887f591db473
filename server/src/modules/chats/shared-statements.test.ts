import { sql } from 'drizzle-orm';
import type { TestChat } from '../../testing/chats';
import { openChat, getBalance, setBalance, splitReply } from '../../testing/chats';
import { createFakeAstrologer } from '../../testing/fake-astrologer';
import { describeOnPostgres, startPostgres } from '../../testing/databases/real-postgres';
import type { TestPostgres } from '../../testing/databases/real-postgres';
import type { TestApp } from '../../testing/test-app';
import { createTestApp, testConfig } from '../../testing/test-app';

const people = 12;
const statusOf = ({ body }: { body: string }) => splitReply(body).status.status;

describeOnPostgres('questions of many people at once', () => {
  let postgres: TestPostgres;
  let test: TestApp;
  const chats: TestChat[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    test = await createTestApp({
      astrologer: createFakeAstrologer(),
      db: postgres.db,
      config: { ...testConfig, databaseUrl: postgres.url },
    });
    for (let person = 0; person < people; person += 1) chats.push(await openChat(test));
  });
  afterAll(async () => {
    await test.close();
    await postgres.close();
  });

  const askAll = (changes: (index: number) => object = () => ({})) => chats.map((chat, index) => chat.push(changes(index)));
  const availableOf = (chat: TestChat) => getBalance(test, chat.uid, 'oracle_question');

  it('are stored by a few statements, and each is paid by its person', async () => {
    const before = await Promise.all(chats.map(availableOf));
    const answers = await Promise.all(askAll());
    expect(answers.map(statusOf)).toEqual(Array(people).fill('success'));
    expect(await Promise.all(chats.map(availableOf))).toEqual(before.map(({ available, held }) => ({ available: available - 1, held })));
    const { rows } = await postgres.db.execute<{ statements: number }>(
      sql`select count(distinct xmin::text)::integer statements from chat_messages where author = 'person'`,
    );
    expect(rows[0]?.statements).toBeLessThanOrEqual(people / 2);
  });

  it.each([
    ['chat', ({ asst_id }: TestChat) => sql`select from chat_sessions where asst_id = ${asst_id} for update`],
    ['account', ({ uid }: TestChat) => sql`select from accounts where owner = ${uid} and kind = 'available' for update`],
  ])('do not wait for one whose %s is locked', async (_, lock) => {
    const locked = chats[people / 2] as TestChat;
    const asked = await postgres.db.transaction(async (tx) => {
      await tx.execute(lock(locked));
      const all = askAll();
      const others = await Promise.all(all.filter((_, index) => chats[index] !== locked));
      expect(others.map(statusOf)).toEqual(Array(people - 1).fill('success'));
      return { all };
    });
    expect((await Promise.all(asked.all)).map(statusOf)).toEqual(Array(people).fill('success'));
  });

  it('do not fail because of one that the database refuses', async () => {
    await postgres.db.execute(sql`
      create function refuse_poison() returns trigger language plpgsql as 'begin if new.body = ''poison'' then raise exception ''refused''; end if; return new; end'`);
    await postgres.db.execute(
      sql`create trigger refuse_poison before insert on chat_messages for each row execute function refuse_poison()`,
    );
    const poisoned = people / 2;
    for (const { uid } of chats) await setBalance(test, uid, 'oracle_question', 3);
    const before = await availableOf(chats[poisoned] as TestChat);
    const answers = await Promise.all(askAll((index) => (index === poisoned ? { message: 'poison' } : {})));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(chats.map((_, index) => (index === poisoned ? 500 : 200)));
    expect(await availableOf(chats[poisoned] as TestChat)).toEqual(before);
  });
});
