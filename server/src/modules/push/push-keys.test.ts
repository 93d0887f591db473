import pino from 'pino';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { createPushBrowser, createPushConfig, readVapid, startPushService } from '../../testing/push-service';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { createPushSender } from './sender';
import { createPushService } from './service';
import { createVapidKeys, toVapidPair } from './vapid-keys';

const { secrets, subject } = createPushConfig();
const [pair, nextPair] = [secrets, createPushConfig().secrets].map(({ list }) => toVapidPair(list[0])) as [
  ReturnType<typeof toVapidPair>,
  ReturnType<typeof toVapidPair>,
];

let test: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let deliver: () => Promise<number>;

beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, push: { secrets, subject } } });
  service = await startPushService();
  const keys = createVapidKeys(secrets);
  const { db, clock } = test;
  const send = createPushSender(keys, subject, service.agent);
  deliver = createPushService({ db, clock, log: pino({ level: 'silent' }), keys, send }).deliver;
});
afterAll(() => service.close());

/** A member whose post others can comment on. */
async function withPost() {
  const [author, other] = [await createForumMember(test), await createForumMember(test)];
  const post = { title: 'Saturn again', description: 'Is it slow?' };
  const { did } = (await test.post(apiPaths.addDiscussion, post, author.jwt)).json<{ did: string }>();
  return { author, comment: async () => test.post(apiPaths.addComment, { did, comment: 'Hello' }, other.jwt) };
}
afterEach(() => {
  secrets.list = [pair.privateKey];
});
const subscribe = async (jwt: string, name: string, serverKey?: string) => {
  const { endpoint, keys: browserKeys } = createPushBrowser(name);
  await test.post(apiPaths.addPushSubscription, { endpoint, keys: browserKeys, server_key: serverKey }, jwt);
  return endpoint;
};
const keyOf = (endpoint: string) => readVapid(service.sentTo(endpoint).at(-1)?.headers.authorization).key;
const countSubscriptions = async (uid: string) =>
  (await test.db.execute(`select 1 from push_subscriptions where uid = '${uid}'`)).rows.length;
const keyForPages = async (jwt: string) => (await test.get(apiPaths.pushKey, jwt)).json<{ key: string }>().key;

it('pages get the newest, and each browser messages of the one with which it subscribed', async () => {
  const { author, comment } = await withPost();
  const isOn = async (endpoint: string, serverKey: string) =>
    (await test.post(apiPaths.pushState, { endpoint, server_key: serverKey }, author.jwt)).json<{ is_on: boolean }>().is_on;
  const old = await subscribe(author.jwt, 'old-key');
  await test.db.execute(`update push_subscriptions set key_id = null where endpoint = '${old}'`);
  secrets.list = [nextPair.privateKey, pair.privateKey];
  expect(await keyForPages(author.jwt)).toBe(nextPair.publicKey);
  const { jwt } = await test.signIn(author.mobile);
  const renewed = await subscribe(jwt, 'new-key', nextPair.publicKey);
  const restored = await subscribe(jwt, 'known-key', pair.publicKey);
  await comment();
  await deliver();
  expect([old, restored].map(keyOf)).toEqual([pair.publicKey, pair.publicKey]);
  expect(service.sentTo(renewed)).toEqual([]);
  expect(await isOn(old, pair.publicKey)).toBe(true);
  secrets.list = [nextPair.privateKey];
  expect(await isOn(old, pair.publicKey)).toBe(false);
});

it('a subscription of an earlier release is tried with each key while a new one is second', async () => {
  const { author, comment } = await withPost();
  const old = await subscribe(author.jwt, 'before-keys');
  await test.db.execute(`update push_subscriptions set key_id = null where endpoint = '${old}'`);
  secrets.list = [pair.privateKey, nextPair.privateKey];
  service.answer(old, 403);
  await comment();
  await deliver();
  const sent = service.sentTo(old).map(({ headers }) => readVapid(headers.authorization).key);
  expect(sent).toEqual([nextPair.publicKey, pair.publicKey]);
});

it('a browser that renews has its newest subscription alone', async () => {
  const { author, comment } = await withPost();
  await subscribe(author.jwt, 'earlier', pair.publicKey);
  secrets.list = [nextPair.privateKey, pair.privateKey];
  const renewed = await subscribe(author.jwt, 'renewed', nextPair.publicKey);
  await comment();
  expect([await deliver(), await countSubscriptions(author.uid), keyOf(renewed)]).toEqual([1, 1, nextPair.publicKey]);
});

it('a key that this process does not know yet is refused for some seconds', async () => {
  const { jwt } = await test.signIn();
  const { endpoint, keys: browserKeys } = createPushBrowser('early');
  const answer = await test.post(apiPaths.addPushSubscription, { endpoint, keys: browserKeys, server_key: nextPair.publicKey }, jwt);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});
