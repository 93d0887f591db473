import { sql } from 'drizzle-orm';
import { apiPaths } from '@oracle-astra/shared/contract';
import { openChat, getBalance, setBalance, splitReply } from '../../testing/chats';
import { describeOnPostgres, startPostgres } from '../../testing/databases/real-postgres';
import { createTestApp, testConfig } from '../../testing/test-app';

describeOnPostgres('many questions at once, on PostgreSQL', () => {
  it('leave connections to others while they wait for the database, and all are answered and paid', async () => {
    const postgres = await startPostgres();
    const test = await createTestApp({ db: postgres.db, config: { ...testConfig, databaseUrl: postgres.url } });
    const chat = await openChat(test);
    const count = 60;
    await setBalance(test, chat.uid, 'oracle_question', count);
    const held = { release: () => {} };
    await new Promise<void>((resolve) => {
      void postgres.db.transaction(async (tx) => {
        await tx.execute(sql`lock table chat_sessions in access exclusive mode`);
        resolve();
        await new Promise<void>((release) => {
          held.release = release;
        });
      });
    });
    const asked = Array.from({ length: count }, (_, at) => chat.push({ message: `When will I get a job in ${2027 + at}?` }));
    for (let read = 0; read < 20; read += 1) expect((await test.get(apiPaths.births, chat.jwt)).statusCode).toBe(200);
    held.release();
    const answers = (await Promise.all(asked)).map(({ body }) => splitReply(body).status.status);
    expect(answers).toEqual(Array(count).fill('success'));
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 0, held: 0 });
    await test.close();
    await postgres.close();
  });
});
