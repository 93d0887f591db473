import { apiPaths } from '@oracle-astra/shared/contract';
import type { Operation } from './testing/operations';
import { listOperations } from './testing/operations';
import type { TestApp } from './testing/test-app';
import { createTestApp } from './testing/test-app';

/** What a banned person may still call: routes that read, and those for their own data. All other writes are refused. */
const allowed = new Set<string>([
  apiPaths.setLocale,
  apiPaths.logout,
  apiPaths.addBirth,
  apiPaths.editBirth,
  apiPaths.deleteBirth,
  apiPaths.addLifeEvent,
  apiPaths.deleteLifeEvent,
  apiPaths.match,
  apiPaths.matchCard,
  apiPaths.startChat,
  apiPaths.startCelebChat,
  apiPaths.pushChat,
  apiPaths.stopChat,
  apiPaths.stopReply,
  apiPaths.deleteChat,
  apiPaths.chatFeedback,
  apiPaths.chats,
  apiPaths.chat,
  apiPaths.predictions,
  apiPaths.notifications,
  apiPaths.openNotification,
  apiPaths.setNotificationPreferences,
  apiPaths.addPushSubscription,
  apiPaths.removePushSubscription,
  apiPaths.discussions,
  apiPaths.discussion,
  apiPaths.comments,
  apiPaths.profile,
  apiPaths.rechargeVerify,
  apiPaths.verifySubscription,
  apiPaths.cancelSubscriptionAtEnd,
]);

const refusal = {
  status: 'fail',
  code: 'account_banned',
  message: 'Your account is banned: you can read, but not write, invite or transfer. Contact us if you think this is a mistake.',
};

let test: TestApp;
let operations: Operation[];
beforeAll(async () => {
  test = await createTestApp();
  operations = (await listOperations(test.app)).filter(({ token }) => token !== 'none');
}, 60_000);

const ban = (uid: string) => test.db.execute(`update users set banned_at = now() where uid = '${uid}'`);

async function listRefused(getToken: () => Promise<string>): Promise<string[]> {
  const refused: string[] = [];
  for (const { method, path } of operations) {
    const answer = method === 'GET' ? await test.get(path, await getToken()) : await test.post(path, {}, await getToken());
    if (answer.json<{ message?: string }>().message === refusal.message) refused.push(path);
  }
  return refused;
}

async function signInBanned(): Promise<string> {
  const { jwt, uid } = await test.signIn();
  await ban(uid);
  return jwt;
}

it('refuses a banned person every write that is not allowed here', async () => {
  const jwt = await signInBanned();
  // Last, since logging out ends the session that the other calls use.
  const getToken = async () => jwt;
  operations.sort((one, other) => Number(one.path === apiPaths.logout) - Number(other.path === apiPaths.logout));
  const writes = operations.filter(({ method, path }) => method === 'POST' && !allowed.has(path)).map(({ path }) => path);
  expect(writes).toContain(apiPaths.invite);
  expect(await listRefused(getToken)).toEqual(writes);
});

it('refuses nobody else', async () => {
  const { jwt } = await test.signIn();
  operations.sort((one, other) => Number(one.path === apiPaths.logout) - Number(other.path === apiPaths.logout));
  expect(await listRefused(async () => jwt)).toEqual([]);
});

it('gives the reason, sends nothing, and applies to open sessions from the next call', async () => {
  const { jwt, uid } = await test.signIn();
  expect((await test.post(apiPaths.invite, { mobile: '919812300001' }, jwt)).json()).toMatchObject({ status: 'success' });
  await ban(uid);
  const answer = await test.post(apiPaths.invite, { mobile: '919812300002' }, jwt);
  expect([answer.statusCode, answer.json()]).toEqual([200, refusal]);
  expect(test.sms.invites.map(({ mobile }) => mobile)).toEqual(['919812300001']);
  await test.db.execute(`update users set banned_at = null where uid = '${uid}'`);
  expect((await test.post(apiPaths.invite, { mobile: '919812300002' }, jwt)).json()).toMatchObject({ status: 'success' });
});

it('lets a banned person log in, see the ban, and delete the account', async () => {
  const { jwt, uid, mobile } = await test.signIn();
  await ban(uid);
  expect((await test.get(apiPaths.me, jwt)).json()).toMatchObject({ status: 'success', is_ban: 1 });
  const again = await test.signIn(mobile);
  expect(again.uid).toBe(uid);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const answer = await test.post(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token });
  expect(answer.json()).toMatchObject({ status: 'success' });
});
