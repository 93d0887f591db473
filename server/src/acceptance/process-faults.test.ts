import pino from 'pino';
import { apiPaths } from '@oracle-astra/shared/contract';
import { connectRedis, type RedisConnections } from '../redis/connect-redis';
import { getBalance, openChat, splitReply } from '../testing/chats';
import { createFakeAstrologer } from '../testing/fake-astrologer';
import { describeOnPostgres } from '../testing/databases/real-postgres';
import { describeOnRedis, startRedis, type TestRedis } from '../testing/databases/redis-server';
import { startSilentProxy, type SilentProxy } from '../testing/databases/silent-proxy';
import { createTestApp, testConfig, type TestApp } from '../testing/test-app';

const config = { ...testConfig, databaseUrl: 'postgres://shared' };
const whole = 'The Moon is calm. Saturn asks for patience.\n\nRest today.';

describeOnRedis('a process that is cut off from Redis while the others are not', () => {
  let redis: TestRedis;
  let proxy: SilentProxy;
  let cutOff: RedisConnections;
  const lines: string[] = [];
  beforeEach(async () => {
    redis = await startRedis();
    proxy = await startSilentProxy(redis.url);
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
    cutOff = await connectRedis(proxy.url, log);
  });
  afterEach(async () => {
    await cutOff.close();
    proxy.close();
    await redis.stop();
  });

  it('writes replies that every process can read completely, charged once', async () => {
    const astrologer = createFakeAstrologer();
    const writer = await createTestApp({ astrologer, config, redis: cutOff });
    const reader = await createTestApp({ db: writer.db, clock: writer.clock, config, redis: await redis.connect() });
    const chat = await openChat(writer);
    const { reached, goOn } = astrologer.pause();
    const first = chat.ask({}, 'key');
    await reached;
    proxy.die();
    const second = reader.post(apiPaths.pushChat, chat.body(), chat.jwt, { 'idempotency-key': 'key' });
    goOn();
    expect((await first).text).toBe(whole);
    expect(splitReply((await second).body)).toEqual(await first);
    expect(await getBalance(writer, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
  });

  it('counts requests alone, reports it, and counts with the others again afterwards', async () => {
    const limited = { ...config, requestsPerMinute: 3 };
    const one = await createTestApp({ config: limited, redis: cutOff });
    const other = await createTestApp({ db: one.db, config: limited, redis: await redis.connect() });
    const ask = async ({ app }: TestApp) => (await app.inject(apiPaths.me)).statusCode;
    expect(await ask(one)).toBe(401);
    proxy.die();
    expect([await ask(one), await ask(one), await ask(one), await ask(one), await ask(other), await ask(other)]).toEqual([
      401, 401, 401, 429, 401, 401,
    ]);
    expect(cutOff.commands.status).not.toBe('ready');
    expect(lines).toContain('Redis does not answer: replies and limits are those of this process until it does');
    const isBack = new Promise((resolve) => cutOff.commands.once('ready', resolve));
    proxy.recover();
    await isBack;
    expect(await ask(one)).toBe(429);
  });

  it('gets notifications again after reconnecting', async () => {
    await cutOff.subscriber.subscribe('news');
    const woken = new Promise<string>((resolve) => cutOff.subscriber.once('message', (_channel, text: string) => resolve(text)));
    const isBack = new Promise((resolve) => cutOff.subscriber.once('ready', resolve));
    // Open connections are silent and new ones work, as after a failover.
    proxy.failOver();
    await expect(cutOff.commands.ping()).rejects.toThrow();
    await isBack;
    const { commands } = await redis.connect();
    while ((await commands.publish('news', 'again')) === 0);
    expect(await woken).toBe('again');
  });
});

describeOnPostgres('processes whose clocks are 5 s apart', () => {
  it('accept each other’s codes and sessions, and do not touch each other’s replies', async () => {
    const astrologer = createFakeAstrologer();
    const behind = await createTestApp({ astrologer, config });
    const ahead = await createTestApp({ db: behind.db, sms: behind.sms, config });
    ahead.clock.advance(5);
    for (const [asked, answered] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const mobile = asked === ahead ? '919800000001' : '919800000002';
      const { token } = (await asked.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
      const proof = { mobile, otp: behind.sms.codes.get(mobile), token, device: 'web' };
      const { jwt } = (await answered.post(apiPaths.validateOtp, proof)).json<{ jwt: string }>();
      expect([(await ahead.get(apiPaths.me, jwt)).statusCode, (await behind.get(apiPaths.me, jwt)).statusCode]).toEqual([200, 200]);
    }

    const chat = await openChat(behind);
    const { reached, goOn } = astrologer.pause();
    const first = chat.ask({}, 'key');
    await reached;
    // Just before the first renewal of the lease, a process starts and looks for replies of dead processes.
    for (const { clock } of [behind, ahead]) clock.advance(4.9);
    const started = await createTestApp({ db: behind.db, clock: ahead.clock, config });
    await started.app.ready();
    expect(await getBalance(behind, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 1 });
    goOn();
    expect((await first).text).toBe(whole);
    expect(await getBalance(behind, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
  });
});
