import { apiPaths, type DevicesResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { decodeJwt } from 'jose';
import { setBan as setBanOf, signInOnPage, visit as visitPage } from '../../../testing/pages';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const mobile = '919812345801';
async function openPage() {
  const page = await signInOnPage(test, mobile);
  test.clock.advance(30);
  return page;
}
const visit = (cookie: string) => visitPage(test, cookie);
const statusFor = async (jwt: string) => (await test.get(apiPaths.me, jwt)).statusCode;
const setBan = async (action: 'ban' | 'unban', uid: string) => {
  await setBanOf(test, action, uid);
  test.clock.advance(1);
};

it.each(['ban', 'unban'] as const)('a session is replaced after a %s, and its person stays signed in', async (action) => {
  const { bearer, uid, cookie } = await openPage();
  await setBan(action, uid);
  expect(await statusFor(bearer)).toBe(401);
  const next = await visit(cookie);
  expect([next.status, await statusFor(next.jwt), next.jti === decodeJwt(bearer).jti]).toEqual([200, 200, false]);
  expect(next.cookie).not.toBe(cookie);
  expect((await visit(next.cookie)).jti).toBe(next.jti);
  const { devices } = (await test.get(apiPaths.devices, next.jwt)).json<SuccessOf<DevicesResponse>>();
  expect(devices.map(({ id }) => id)).toEqual([next.jti]);
});

it('concurrent tabs, and a later one with the previous cookie, get the same session', async () => {
  const { uid, cookie } = await openPage();
  await setBan('ban', uid);
  const answers = await Promise.all([visit(cookie), visit(cookie), visit(cookie)]);
  test.clock.advance(50);
  const late = await visit(cookie);
  expect(new Set([...answers, late].map(({ jti }) => jti)).size).toBe(1);
});

it('a session that was ended is not revived by the previous cookie', async () => {
  const { uid, cookie } = await openPage();
  await setBan('ban', uid);
  const next = await visit(cookie);
  await test.post(apiPaths.logout, {}, next.jwt);
  expect([(await visit(cookie)).status, (await visit(next.cookie)).status]).toEqual([401, 401]);
});

it('a log-out without internet ends the session also if its browser missed the new cookie', async () => {
  const { uid, cookie } = await openPage();
  await setBan('ban', uid);
  const next = await visit(cookie);
  await visit(cookie.replace('signed-in=1', 'signed-in=0'));
  expect(await statusFor(next.jwt)).toBe(401);
});

it('an app, which has no cookie, keeps its session', async () => {
  const { jwt, uid } = await test.signIn();
  test.clock.advance(60);
  await setBan('ban', uid);
  expect(await statusFor(jwt)).toBe(200);
});

it('the browser keeps its notifications', async () => {
  const { uid, cookie, bearer } = await openPage();
  const jti = String(decodeJwt(bearer).jti);
  await test.db.execute(`insert into push_subscriptions (endpoint, uid, jti, p256dh, auth, locale, created_at)
    values ('https://push.example/1', '${uid}', '${jti}', 'k', 'a', 'en', now())`);
  await setBan('ban', uid);
  const next = await visit(cookie);
  expect((await test.db.execute('select jti from push_subscriptions')).rows).toEqual([{ jti: next.jti }]);
});
