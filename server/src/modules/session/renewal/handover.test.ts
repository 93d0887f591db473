import { apiPaths } from '@oracle-astra/shared/contract';
import { setBan, signInOnPage, visit } from '../../../testing/pages';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const mobile = '919812345821';
const day = 24 * 60 * 60;
const statusFor = async (jwt: string) => (await test.get(apiPaths.me, jwt)).statusCode;

async function changeRights(uid: string, action: 'ban' | 'unban' = 'ban') {
  test.clock.advance(30);
  await setBan(test, action, uid);
  test.clock.advance(1);
}

/** A browser that requested its new session but did not get the answer. */
async function loseAnswer() {
  const page = await signInOnPage(test, mobile);
  await changeRights(page.uid);
  const lost = await visit(test, page.cookie);
  return { ...page, lost };
}

describe('a browser that missed the answer with its new session', () => {
  it('gets the same session days later, until it has used it', async () => {
    const { cookie, lost } = await loseAnswer();
    test.clock.advance(20 * day);
    const later = await visit(test, cookie);
    expect([later.status, later.jti, await statusFor(later.jwt)]).toEqual([200, lost.jti, 200]);
    expect((await visit(test, later.cookie)).status).toBe(200);
    test.clock.advance(50);
    expect((await visit(test, cookie)).jti).toBe(lost.jti);
    test.clock.advance(11);
    expect([(await visit(test, cookie)).status, (await visit(test, later.cookie)).status]).toEqual([401, 200]);
  });

  it('stays signed in if its rights change again meanwhile', async () => {
    const { cookie, uid, lost } = await loseAnswer();
    await changeRights(uid, 'unban');
    const [next, tab] = await Promise.all([visit(test, cookie), visit(test, cookie)]);
    expect([next.status, tab.jti, await statusFor(next.jwt)]).toEqual([200, next.jti, 200]);
    expect([next.jti === lost.jti, await statusFor(lost.jwt)]).toEqual([false, 401]);
  });

  it('is signed out after a month', async () => {
    const { cookie } = await loseAnswer();
    test.clock.advance(31 * day);
    expect((await visit(test, cookie)).status).toBe(401);
  });

  it.each([
    ['a log-out', (_other: string, own: string) => test.post(apiPaths.logout, {}, own)],
    ['the log-out of all others', (other: string) => test.post(apiPaths.signOutOthers, {}, other)],
  ])('is signed out by %s', async (_how, signOut) => {
    const { cookie, lost } = await loseAnswer();
    const other = await signInOnPage(test, mobile);
    await signOut(other.bearer, lost.jwt);
    expect([(await visit(test, cookie)).status, (await visit(test, lost.cookie)).status]).toEqual([401, 401]);
  });
});

it('the device of a listed session can be signed out also after the session was replaced twice', async () => {
  const phone = await signInOnPage(test, mobile);
  const laptop = await signInOnPage(test, mobile);
  await changeRights(phone.uid);
  const second = await visit(test, phone.cookie);
  await changeRights(phone.uid, 'unban');
  const third = await visit(test, second.cookie);
  const own = await visit(test, laptop.cookie);
  expect((await test.post(apiPaths.signOutDevice, { id: phone.jti }, own.jwt)).statusCode).toBe(200);
  expect([await statusFor(third.jwt), (await visit(test, third.cookie)).status, await statusFor(own.jwt)]).toEqual([401, 401, 200]);
});

it('a log-out with the cookie of a session that was replaced twice ends the last one', async () => {
  const { cookie, uid } = await signInOnPage(test, mobile);
  await changeRights(uid);
  const second = await visit(test, cookie);
  await changeRights(uid, 'unban');
  const third = await visit(test, second.cookie);
  await visit(test, cookie.replace('signed-in=1', 'signed-in=0'));
  expect(await statusFor(third.jwt)).toBe(401);
});

it('a sign-in in a browser that missed the answer replaces its new session', async () => {
  const { cookie, lost } = await loseAnswer();
  const again = await signInOnPage(test, '919812345822', cookie);
  expect([await statusFor(lost.jwt), await statusFor(again.bearer)]).toEqual([401, 200]);
});

it('a log-out whose session is replaced while it runs ends the new one', async () => {
  const { cookie, uid } = await signInOnPage(test, mobile);
  await changeRights(uid);
  const left = cookie.replace('signed-in=1', 'signed-in=0');
  const answers = await Promise.all([cookie, left, cookie, cookie].map((each) => visit(test, each)));
  const late = answers.flatMap(({ jwt }) => jwt || []);
  expect(await Promise.all(late.map(statusFor))).toEqual(late.map(() => 401));
  expect((await visit(test, cookie)).status).toBe(401);
});

it('while the database is read-only, a page of a person whose rights changed gets a valid token', async () => {
  const { cookie, uid } = await signInOnPage(test, mobile);
  const before = await visit(test, cookie);
  test.clock.advance(0.5);
  await setBan(test, 'ban', uid);
  jest.spyOn(test.db, 'transaction').mockRejectedValueOnce(Object.assign(new Error('read-only transaction'), { code: '25006' }));
  const after = await visit(test, cookie);
  expect([await statusFor(before.jwt), after.status, await statusFor(after.jwt)]).toEqual([401, 200, 200]);
});
