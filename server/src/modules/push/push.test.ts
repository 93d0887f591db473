/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { createECDH, randomBytes } from 'node:crypto';
import pino from 'pino';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { createPushConfig } from '../../testing/push-service';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { createNotificationService } from '../notifications/service';
import type { PushMessage, PushOutcome } from './sender';
import { createPushService } from './service';
import { createVapidKeys } from './vapid-keys';

const push = createPushConfig();
const keys = createVapidKeys(push.secrets);

let test: TestApp;
const sent: PushMessage[] = [];
const answers = new Map<string, PushOutcome>();
const sendPush = async (message: PushMessage) => {
  sent.push(message);
  return answers.get(message.endpoint) ?? ('sent' as const);
};

beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, push } });
});
beforeEach(() => sent.splice(0));

const browser = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
});
const send = async (path: string, body: object, jwt: string, headers?: Record<string, string>) =>
  (await test.post(path, body, jwt, headers)).json<Record<string, unknown>>();
const deliver = async () =>
  createPushService({ db: test.db, clock: test.clock, log: pino({ level: 'silent' }), keys, send: sendPush }).deliver();
const sentTo = (endpoint: string) =>
  sent.filter((message) => message.endpoint === endpoint).map(({ payload }) => JSON.parse(payload) as { url: string });
const endpointsOf = async (uid: string) =>
  (await test.db.execute<{ endpoint: string }>(`select endpoint from push_subscriptions where uid = '${uid}'`)).rows.map(
    ({ endpoint }) => endpoint,
  );

async function withPost(name: string, headers: Record<string, string> = {}) {
  const [author, other] = [await createForumMember(test), await createForumMember(test)];
  const { did } = await send(apiPaths.addDiscussion, { title: 'Saturn again', description: 'Is it slow?' }, author.jwt);
  const device = browser(name);
  expect(await send(apiPaths.addPushSubscription, device, author.jwt, headers)).toEqual({ status: 'success' });
  return { author, other, did: String(did), endpoint: device.endpoint, device };
}

it('returns the public key to a browser', async () => {
  const { jwt } = await test.signIn();
  expect((await test.get(apiPaths.pushKey, jwt)).json()).toEqual({ status: 'success', key: keys.current.publicKey });
  const closed = await createTestApp();
  const person = await closed.signIn();
  expect((await closed.get(apiPaths.pushKey, person.jwt)).json()).toEqual({ status: 'success', key: null });
  await closed.close();
});

it('pushes a notification once, worded in the language of the browser, whichever of parallel runs takes it', async () => {
  const { other, did, endpoint } = await withPost('once', { 'accept-language': 'hi' });
  await send(apiPaths.addComment, { did, comment: 'Hello' }, other.jwt);
  await Promise.all([1, 2, 3].map(deliver));
  expect(sentTo(endpoint)).toEqual([
    { body: `${other.name} की टिप्पणी “Saturn again” पर आई है`, url: `/hi/forum/post?did=${did}`, tag: expect.any(String), lang: 'hi' },
  ]);
  expect(await deliver()).toBe(0);
});

it('names the notification in the address of a page that does not show one discussion', async () => {
  const { author, endpoint } = await withPost('without a discussion');
  const service = createNotificationService({ db: test.db, clock: test.clock });
  await test.db.transaction(async (tx) => {
    for (const kind of ['subscription_ended', 'new_device'] as const) await service.notify(tx, { uid: author.uid, kind });
  });
  await deliver();
  const { notifications } = (await send(apiPaths.notifications, {}, author.jwt)) as { notifications: { nid: string; kind: string }[] };
  const nidOf = (wanted: string) => notifications.find(({ kind }) => kind === wanted)?.nid ?? '';
  expect(
    sentTo(endpoint)
      .map(({ url }) => url)
      .sort(),
  ).toEqual([`/notifications?nid=${nidOf('subscription_ended')}`, `/profile/devices?nid=${nidOf('new_device')}`]);
});

it('is worded in the language that the person has chosen since', async () => {
  const { author, other, did, endpoint } = await withPost('chosen');
  await send(apiPaths.setLocale, { locale: 'hi' }, author.jwt);
  await send(apiPaths.addComment, { did, comment: 'Hello' }, other.jwt);
  await deliver();
  expect(sentTo(endpoint)).toMatchObject([{ body: `${other.name} की टिप्पणी “Saturn again” पर आई है`, lang: 'hi' }]);
});

it('pushes only the first of grouped votes, and nothing that was seen or switched off', async () => {
  const { author, other, did, endpoint } = await withPost('votes');
  const third = await createForumMember(test);
  await send(apiPaths.vote, { did, type: 1 }, other.jwt);
  await send(apiPaths.vote, { did, type: 1 }, third.jwt);
  await deliver();
  expect(sentTo(endpoint)).toMatchObject([{ body: '2 people liked “Saturn again”' }]);
  await send(apiPaths.addComment, { did, comment: 'Seen' }, other.jwt);
  await send(apiPaths.openNotification, { did }, author.jwt);
  await send(apiPaths.setNotificationPreferences, { comments: false }, author.jwt);
  await send(apiPaths.addComment, { did, comment: 'Switched off' }, other.jwt);
  await deliver();
  expect(sentTo(endpoint)).toHaveLength(1);
});

it('pushes nothing about a discussion that was deleted or hidden, or a topic that was switched off, before its turn', async () => {
  const [deleted, hidden, off] = [await withPost('deleted'), await withPost('hidden'), await withPost('off')];
  for (const { other, did } of [deleted, off]) await send(apiPaths.addComment, { did, comment: 'Mine is slow' }, other.jwt);
  const { cid } = await send(apiPaths.addComment, { did: hidden.did, comment: 'Mine is slow' }, hidden.author.jwt);
  await test.db.execute(`update discussions set uid = '${hidden.other.uid}' where did = '${hidden.did}'`);
  await deliver();
  sent.splice(0);
  await send(apiPaths.vote, { cid, type: 1 }, hidden.other.jwt);
  for (const { other, did } of [deleted, off]) await send(apiPaths.addComment, { did, comment: 'Still slow' }, other.jwt);
  await send(apiPaths.deleteDiscussion, { did: deleted.did }, deleted.author.jwt);
  await test.db.execute(`update discussions set hidden_at = now() where did = '${hidden.did}'`);
  await send(apiPaths.setNotificationPreferences, { comments: false }, off.author.jwt);
  await deliver();
  expect(sent).toEqual([]);
});

it.each(['gone', 'failed'] as const)('whose browser is %s', async (outcome) => {
  const { author, other, did, endpoint } = await withPost(outcome);
  answers.set(endpoint, outcome);
  await send(apiPaths.addComment, { did, comment: 'Hello' }, other.jwt);
  expect(await deliver()).toBe(0);
  expect(await endpointsOf(author.uid)).toEqual(outcome === 'gone' ? [] : [endpoint]);
});

it('ends with the session, when it is switched off, and with the account', async () => {
  const { author, other, did, endpoint, device } = await withPost('ends');
  await send(apiPaths.removePushSubscription, { endpoint }, other.jwt);
  expect(await endpointsOf(author.uid)).toEqual([endpoint]);
  const exported = (await test.get(`${apiPaths.exportAccount}?format=json`, author.jwt)).json<{ devices: object[] }>();
  expect(exported.devices).toMatchObject([{ push_address: endpoint }]);
  await send(apiPaths.removePushSubscription, { endpoint }, author.jwt);
  expect(await endpointsOf(author.uid)).toEqual([]);
  await send(apiPaths.addPushSubscription, device, author.jwt);
  await send(apiPaths.logout, {}, author.jwt);
  await send(apiPaths.addComment, { did, comment: 'Hello' }, other.jwt);
  expect(await deliver()).toBe(0);
  test.clock.advance(3600);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile: author.mobile })).json<{ token: string }>();
  await test.post(apiPaths.deleteAccount, { mobile: author.mobile, otp: test.sms.codes.get(author.mobile), token });
  expect(await endpointsOf(author.uid)).toEqual([]);
});

it('reports whether a browser gets notifications of this person', async () => {
  const [first, second] = [await test.signIn(), await test.signIn()];
  const shared = browser('state');
  const stateOf = async (jwt: string) => (await send(apiPaths.pushState, { endpoint: shared.endpoint }, jwt)).is_on;
  await send(apiPaths.addPushSubscription, shared, first.jwt);
  expect([await stateOf(first.jwt), await stateOf(second.jwt)]).toEqual([true, false]);
  await send(apiPaths.logout, {}, first.jwt);
  test.clock.advance(3600);
  const { jwt } = await test.signIn(first.mobile);
  expect(await stateOf(jwt)).toBe(false);
  await send(apiPaths.addPushSubscription, shared, jwt);
  expect(await stateOf(jwt)).toBe(true);
  await send(apiPaths.addPushSubscription, shared, second.jwt);
  expect([await stateOf(jwt), await stateOf(second.jwt)]).toEqual([false, true]);
});

it('belongs to the last subscriber on a browser, and to at most ten browsers of a person', async () => {
  const [first, second] = [await test.signIn(), await test.signIn()];
  const shared = browser('shared');
  await Promise.all([1, 2, 3].map(() => send(apiPaths.addPushSubscription, shared, first.jwt, { 'idempotency-key': 'same' })));
  expect(await endpointsOf(first.uid)).toEqual([shared.endpoint]);
  await send(apiPaths.addPushSubscription, shared, second.jwt);
  expect([await endpointsOf(first.uid), await endpointsOf(second.uid)]).toEqual([[], [shared.endpoint]]);
  for (let at = 0; at < 12; at += 1) {
    test.clock.advance(1);
    await send(apiPaths.addPushSubscription, browser(`b${at}`), first.jwt);
  }
  expect((await endpointsOf(first.uid)).map((endpoint) => endpoint.split('/').at(-1)).sort()).toEqual(
    ['b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10', 'b11'].sort(),
  );
});

it.each([
  'http://fcm.googleapis.com/x',
  'https://localhost/x',
  'https://169.254.169.254/latest',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://evil.example/?fcm.googleapis.com',
])('is sent only to addresses of push services: %s', async (endpoint) => {
  const { jwt } = await test.signIn();
  expect((await test.post(apiPaths.addPushSubscription, { ...browser('x'), endpoint }, jwt)).statusCode).toBe(400);
});
