import pino from 'pino';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { createPushBrowser, createPushConfig, readVapid, startPushService } from '../../testing/push-service';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { createPushSender } from './sender';
import { createPushService } from './service';
import { createVapidKeys } from './vapid-keys';

const push = createPushConfig();
const keys = createVapidKeys(push.secrets);

let test: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let deliver: () => Promise<number>;

beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, push } });
  service = await startPushService();
  const send = createPushSender(keys, push.subject, service.agent);
  const { db, clock } = test;
  deliver = createPushService({ db, clock, log: pino({ level: 'silent' }), keys, send }).deliver;
});
afterAll(() => service.close());

/** A member with these browsers, whose post has a new comment. */
async function withComment(...names: string[]) {
  const [author, other] = [await createForumMember(test), await createForumMember(test)];
  const post = { title: 'Saturn again', description: 'Is it slow?' };
  const { did } = (await test.post(apiPaths.addDiscussion, post, author.jwt)).json<{ did: string }>();
  const browsers = names.map(createPushBrowser);
  for (const { endpoint, keys: browserKeys } of browsers) {
    await test.post(apiPaths.addPushSubscription, { endpoint, keys: browserKeys }, author.jwt);
  }
  await test.post(apiPaths.addComment, { did, comment: 'Hello' }, other.jwt);
  return { author, other, did, browsers };
}

const countSubscriptions = async (uid: string) =>
  (await test.db.execute(`select endpoint from push_subscriptions where uid = '${uid}'`)).rows.length;

it('encrypts for one browser, and signs for its push service with the published key', async () => {
  const { other, did, browsers } = await withComment('reads', 'reads-too');
  expect(await deliver()).toBe(2);
  const [mine, second] = browsers.map((browser) => ({ browser, requests: service.sentTo(browser.endpoint) }));
  const { headers, body } = mine!.requests[0]!;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: expect.stringMatching(/^[\w-]{1,32}$/) });
  expect(JSON.parse(mine!.browser.decrypt(body))).toMatchObject({
    body: `${other.name} commented on “Saturn again”`,
    url: `/forum/post?did=${did}`,
  });
  expect(() => second!.browser.decrypt(body)).toThrow();
  const { key, claims } = readVapid(headers.authorization);
  expect(key).toBe(keys.current.publicKey);
  expect(claims).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: push.subject });
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 60 * 60);
  expect(() => readVapid(headers.authorization!.replace(/\.(\w)/, (_dot, letter) => `.${letter === 'a' ? 'b' : 'a'}`))).toThrow();
});

it.each([404, 410])('removes a browser whose subscription has ended (%i)', async (status) => {
  const { author, browsers } = await withComment(`gone-${status}`, `stays-${status}`);
  service.answer(browsers[0]!.endpoint, status);
  expect(await deliver()).toBe(1);
  expect(await countSubscriptions(author.uid)).toBe(1);
  test.clock.advance(24 * 60 * 60);
  expect(await deliver()).toBe(0);
});

it.each([
  [429, { 'retry-after': '600' }, 600],
  [503, undefined, 60],
])('retries a message that the push service refused (%i), when due, only to that browser', async (status, headers, seconds) => {
  const { author, browsers } = await withComment(`busy-${status}`, `free-${status}`);
  const [busy, free] = browsers.map(({ endpoint }) => endpoint);
  service.answer(busy!, status, headers);
  expect(await deliver()).toBe(1);
  test.clock.advance(seconds - 1);
  expect(await deliver()).toBe(0);
  expect(service.sentTo(busy!)).toHaveLength(1);
  service.answer(busy!, 201);
  test.clock.advance(1);
  expect(await deliver()).toBe(1);
  expect([service.sentTo(busy!).length, service.sentTo(free!).length]).toEqual([2, 1]);
  expect(await countSubscriptions(author.uid)).toBe(2);
});

it('drops permanently refused, long retried and meanwhile seen notifications', async () => {
  const refused = await withComment('refused');
  service.answer(refused.browsers[0]!.endpoint, 413);
  await deliver();
  const tried = await withComment('tried');
  service.answer(tried.browsers[0]!.endpoint, 500);
  const seen = await withComment('seen');
  service.answer(seen.browsers[0]!.endpoint, 500);
  await deliver();
  await test.post(apiPaths.openNotification, { did: seen.did }, seen.author.jwt);
  for (let hours = 0; hours < 23; hours += 1) {
    test.clock.advance(60 * 60);
    await deliver();
  }
  const counts = [refused, tried, seen].map(({ browsers }) => service.sentTo(browsers[0]!.endpoint).length);
  expect(counts).toEqual([1, 6, 1]);
});
