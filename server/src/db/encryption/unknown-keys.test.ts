import { apiPaths } from '@oracle-astra/shared/contract';
import { openChat, question } from '../../testing/chats';
import { describeOnPostgres, startPostgres } from '../../testing/databases/real-postgres';
import { ageKeys, key, runCommand } from '../../testing/encrypted-site';
import { createFakeAstrologer } from '../../testing/fake-astrologer';
import { createTestApp, testConfig } from '../../testing/test-app';
import { openDatabase } from '../database';
import type { Database } from '../types';
import { makeFirstKey } from './data-keys';
import { openEncryption } from './open-encryption';

const config = { ...testConfig, dataSecrets: { list: [key] as const } };

const countEncrypted = async (db: Database) =>
  (await db.execute<{ count: number }>(`select count(*)::int as count from chat_messages where body like E'\\u0001%'`)).rows[0]?.count;

describeOnPostgres('on PostgreSQL', () => {
  it('the first key of a site with people is used when every process knows it', async () => {
    const postgres = await startPostgres();
    const test = await createTestApp({ db: postgres.db, config, astrologer: createFakeAstrologer() });
    const chat = await openChat(test);
    const reload = await openEncryption([postgres.db], { ...config, encryptsData: true });
    await reload();
    await chat.ask();
    expect(await countEncrypted(postgres.db)).toBe(0);
    await ageKeys(postgres.db);
    await reload();
    await chat.ask();
    expect(await countEncrypted(postgres.db)).toBeGreaterThan(0);
    await test.close();
    await postgres.close();
  }, 60_000);

  it('a process that has not read a key answers 503, reads it at once, and then what it encrypts', async () => {
    const postgres = await startPostgres();
    const database = await openDatabase({ ...config, databaseUrl: postgres.url, databasePool: 3 }, undefined, { migrates: false });
    const test = await createTestApp({ db: database.db, config, astrologer: createFakeAstrologer() });
    const chat = await openChat(test);
    await chat.ask();
    await makeFirstKey(postgres.db, config.dataSecrets);
    await ageKeys(postgres.db);
    const site = { postgres, test, chats: [chat], reload: async () => undefined };
    expect((await runCommand('encrypt', site)).isWhole).toBe(true);

    const read = async () => test.post(apiPaths.chat, { asst_id: chat.asst_id }, chat.jwt);
    const first = await read();
    expect([first.statusCode, first.json<{ code: string }>().code, first.headers['retry-after']]).toEqual([503, 'unavailable', '3']);
    let next = await read();
    for (let tries = 1; next.statusCode === 503 && tries < 100; tries += 1) next = await read();
    expect(next.statusCode).toBe(200);
    expect(JSON.stringify(next.json())).toContain(question);
    await test.close();
    await database.close();
    await postgres.close();
  }, 60_000);
});
