import { apiPaths } from '@oracle-astra/shared/contract';
import { createFakeAstrologer } from '../../../testing/fake-astrologer';
import { getBalance, openChat, splitReply } from '../../../testing/chats';
import type { TestChat } from '../../../testing/chats';
import { describeOnRedis, startRedis } from '../../../testing/databases/redis-server';
import type { TestRedis } from '../../../testing/databases/redis-server';
import { createTestApp, testConfig } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

const config = { ...testConfig, databaseUrl: 'postgres://shared' };
const whole = 'The Moon is calm. Saturn asks for patience.\n\nRest today.';

/** Two processes over one database and one Redis; the astrologer of the first can be paused. */
async function openProcesses(redis: TestRedis) {
  const astrologer = createFakeAstrologer();
  const writer = await createTestApp({ astrologer, config, redis: await redis.connect() });
  const reader = await createTestApp({ db: writer.db, clock: writer.clock, config, redis: await redis.connect() });
  await reader.app.ready();
  return { astrologer, writer, reader, chat: await openChat(writer) };
}

/** The same question again at another process, read chunk by chunk. */
async function followAt({ app }: TestApp, chat: TestChat, key: string) {
  const response = await app.inject({
    method: 'POST',
    url: apiPaths.pushChat,
    payload: chat.body(),
    headers: { authorization: `Bearer ${chat.jwt}`, 'idempotency-key': key },
    payloadAsStream: true,
  });
  const chunks = response.stream()[Symbol.asyncIterator]();
  let text = '';
  const next = async () => {
    const { done, value } = await chunks.next();
    text += done === true ? '' : String(value);
    return done !== true;
  };
  return {
    next,
    text: () => text,
    async end() {
      while (await next());
      return splitReply(text);
    },
  };
}

describeOnRedis('replies of several processes', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it('are followed live at another process, from the first word and charged once', async () => {
    const { astrologer, writer, reader, chat } = await openProcesses(redis);
    const { reached, goOn } = astrologer.pause();
    const first = chat.ask({}, 'key');
    await reached;
    const second = await followAt(reader, chat, 'key');
    await second.next();
    expect(second.text()).toBe('The Moon is calm. ');
    goOn();
    const heard = await second.end();
    expect(heard).toEqual(await first);
    expect(heard).toMatchObject({ text: whole, status: { status: 'success', questions_left: 2 } });
    expect(await getBalance(writer, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
    expect(await chat.messages()).toHaveLength(3);
  });

  it('are complete after a restart of Redis without data', async () => {
    const { astrologer, reader, chat } = await openProcesses(redis);
    const { reached, goOn } = astrologer.pause();
    const first = chat.ask({}, 'key');
    await reached;
    const second = await followAt(reader, chat, 'key');
    await second.next();
    await redis.kill();
    await redis.start();
    goOn();
    expect(await second.end()).toEqual(await first);
    expect((await (await followAt(reader, chat, 'key')).end()).text).toBe(whole);
  });

  it('are complete, as stored, while Redis is unavailable', async () => {
    const { astrologer, reader, chat } = await openProcesses(redis);
    const { reached, goOn } = astrologer.pause();
    const first = chat.ask({}, 'key');
    await reached;
    const second = await followAt(reader, chat, 'key');
    await second.next();
    await redis.kill();
    goOn();
    const heard = await second.end();
    await redis.start();
    expect(heard).toEqual(await first);
    expect(heard.text).toBe(whole);
  });

  it('are returned at the end of a dead process’s lease, and the reader gets the failure', async () => {
    const { astrologer, writer, reader, chat } = await openProcesses(redis);
    const { reached, goOn } = astrologer.pause();
    const lost = chat.ask({}, 'key');
    await reached;
    const second = await followAt(reader, chat, 'key');
    await second.next();
    writer.clock.advance(16);
    expect(await second.end()).toMatchObject({ text: 'The Moon is calm.', status: { status: 'fail', code: 'answer_failed' } });
    expect(await getBalance(writer, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
    goOn();
    expect((await lost).status).toMatchObject({ code: 'answer_failed' });
    expect(await getBalance(writer, chat.uid, 'oracle_question')).toEqual({ available: 3, held: 0 });
  });
});

describeOnRedis('limits of several processes', () => {
  it('count together, and by process while Redis is unavailable', async () => {
    const redis = await startRedis();
    const limited = { ...config, requestsPerMinute: 3 };
    const one = await createTestApp({ config: limited, redis: await redis.connect() });
    const other = await createTestApp({ db: one.db, config: limited, redis: await redis.connect() });
    const ask = async ({ app }: TestApp) => (await app.inject(apiPaths.me)).statusCode;
    expect([await ask(one), await ask(other), await ask(one), await ask(other), await ask(one)]).toEqual([401, 401, 401, 429, 429]);
    await redis.kill();
    expect([await ask(one), await ask(other)]).toEqual([401, 401]);
    await redis.stop();
  });
});
