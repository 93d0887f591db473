/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, dormancy, maxDevices, passkeyLimits, type NotificationsResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { decodeJwt } from 'jose';
import { addBirth } from '../../../testing/births';
import { pageHeaders, setBan, signInOnPage, visit } from '../../../testing/pages';
import { addPasskey, beginProof, beginSignIn, endSignIn } from '../../../testing/accounts/passkeys';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';

const operator = 'a-key-of-the-operators';
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: operator } });
});
afterEach(() => test.close());

type Json = Record<string, unknown>;
const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Json>();
const me = async (jwt: string) => (await test.get(apiPaths.me, jwt)).json<Json>();

async function personWithPasskey() {
  const person = await test.signIn();
  return { ...person, ...(await addPasskey(test, person.jwt)) };
}
type Person = Awaited<ReturnType<typeof personWithPasskey>>;

/** A sign-in in a browser with these cookies. */
async function signIn({ device }: Pick<Person, 'device'>, jar = '', fault: object = {}) {
  const { options, cookie } = await beginSignIn(test, jar);
  return endSignIn(test, device.use(options, fault), cookie);
}

const sendCode = async (mobile: string, answer: object = {}) => {
  test.clock.advance(120);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  return { mobile, otp: test.sms.codes.get(mobile), token, device: 'web', ...answer };
};

it('opens the account of the passkey, as a page’s sign-in with a code does', async () => {
  const person = await personWithPasskey();
  const { jwt, cookie, locale, statusCode } = await signIn(person);
  expect([statusCode, locale]).toEqual([200, null]);
  expect(await me(jwt)).toMatchObject({ uid: person.uid, mobile: person.mobile });
  expect(cookie).toContain('signed-in=1');
  expect((await visit(test, cookie)).jti).toBe(decodeJwt(jwt).jti);
});

it('is a fresh proof, and ends the session that the browser had', async () => {
  const person = await personWithPasskey();
  const other = await signInOnPage(test, '919812345777');
  test.clock.advance(3600);
  const { jwt, cookie } = await signIn(person, other.cookie);
  expect((await test.get(apiPaths.exportAccount, jwt, { ...pageHeaders, cookie })).json()).toHaveProperty('account');
  expect((await visit(test, other.cookie)).status).toBe(401);
});

it('notifies the other devices of a new one, once, and keeps the limit of sessions', async () => {
  const person = await personWithPasskey();
  const { cookie } = await signIn(person);
  await signIn(person, cookie);
  const list = async () =>
    (await test.post(apiPaths.notifications, { start: 1 }, person.jwt)).json<SuccessOf<NotificationsResponse>>().notifications;
  expect((await list()).filter(({ kind }) => kind === 'new_device')).toHaveLength(1);
  for (let count = 0; count < maxDevices; count += 1) {
    test.clock.advance(60);
    await signIn(person);
  }
  expect(await me(person.jwt)).toMatchObject({ code: 'unauthenticated' });
  const { rows } = await test.db.execute(`select 1 from sessions where uid = '${person.uid}' and revoked_at is null`);
  expect(rows).toHaveLength(maxDevices);
});

describe('opens nothing', () => {
  it.each([
    ['from another site', { origin: 'https://phishing.example' }, 'passkey_site'],
    ['for another domain', { domain: 'phishing.example' }, 'passkey_site'],
    ['from a device without a screen lock', { isVerified: false }, 'passkey_unverified'],
    ['from another step', { type: 'webauthn.create' }, 'passkey_invalid'],
  ])('%s', async (_name, fault, code) => {
    const refused = await signIn(await personWithPasskey(), '', fault);
    expect(refused).toMatchObject({ jwt: '', code, statusCode: 200 });
    expect(refused.cookie).not.toContain('jwt=');
  });

  it('for a copy, which counts fewer uses', async () => {
    const person = await personWithPasskey();
    expect((await signIn(person, '', { counter: 5 })).code).toBeUndefined();
    expect(await signIn(person, '', { counter: 5 })).toMatchObject({ code: 'passkey_counter' });
  });

  it('twice, also in parallel, in another browser, late, or for a challenge of a proof', async () => {
    const { device, jwt } = await personWithPasskey();
    const { options, cookie } = await beginSignIn(test);
    const elsewhere = await beginSignIn(test);
    expect(await endSignIn(test, device.use(options), elsewhere.cookie)).toMatchObject({ code: 'passkey_challenge' });
    expect(await endSignIn(test, device.use(options), '')).toMatchObject({ code: 'passkey_challenge' });
    const both = await Promise.all([endSignIn(test, device.use(options), cookie), endSignIn(test, device.use(options), cookie)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['passkey_challenge', undefined]);
    test.clock.advance(passkeyLimits.challengeSeconds);
    expect(await endSignIn(test, device.use(elsewhere.options), elsewhere.cookie)).toMatchObject({ code: 'passkey_challenge' });
    expect(await endSignIn(test, device.use(await beginProof(test, jwt)), cookie)).toMatchObject({ code: 'passkey_challenge' });
  });

  it('to a page of another site', async () => {
    const { device } = await personWithPasskey();
    const { options, cookie } = await beginSignIn(test);
    const answer = await endSignIn(test, device.use(options), cookie, { 'sec-fetch-site': 'cross-site' });
    expect(answer).toMatchObject({ code: 'forbidden', statusCode: 403 });
    expect((await test.post(apiPaths.signInByPasskey, device.use(options))).statusCode).toBe(403);
  });

  it('with a key that no account has, a removed one, or the account of another', async () => {
    const [person, other] = [await personWithPasskey(), await personWithPasskey()];
    const { options, cookie } = await beginSignIn(test);
    const { credential } = person.device.use(options);
    const { userHandle } = other.device.use(options).credential.response;
    const foreign = { credential: { ...credential, response: { ...credential.response, userHandle } } };
    expect(await endSignIn(test, foreign, cookie)).toMatchObject({ code: 'passkey_unknown' });
    await send(apiPaths.removePasskey, { id: person.passkey.id }, person.jwt);
    expect(await signIn(person)).toMatchObject({ code: 'passkey_unknown' });
  });
});

it('a banned person signs in, and still cannot write what others see', async () => {
  const person = await personWithPasskey();
  await setBan(test, 'ban', person.uid);
  const { jwt } = await signIn(person);
  expect(await me(jwt)).toMatchObject({ uid: person.uid, is_ban: 1 });
  expect(await send(apiPaths.invite, { mobile: '919812345778' }, jwt)).toMatchObject({ code: 'account_banned' });
});

it('no passkey opens a deleted account, also concurrently with the deletion, and its passkeys are erased', async () => {
  const person = await personWithPasskey();
  const code = await sendCode(person.mobile);
  const [{ jwt }] = await Promise.all([signIn(person), send(apiPaths.deleteAccount, code)]);
  if (jwt) expect(await me(jwt)).toMatchObject({ code: 'unauthenticated' });
  expect(await signIn(person)).toMatchObject({ code: 'passkey_unknown' });
  expect((await test.db.execute(`select 1 from passkeys where uid = '${person.uid}'`)).rows).toEqual([]);
});

it('after a change of the number the passkey opens the account under the new one', async () => {
  const person = await personWithPasskey();
  const to = '919812345779';
  const { token } = await send(apiPaths.sendOtp, { mobile: to, purpose: 'new_number' }, person.jwt);
  await send(apiPaths.changeMobile, { mobile: to, otp: test.sms.codes.get(to), token }, person.jwt);
  expect(await me((await signIn(person)).jwt)).toMatchObject({ uid: person.uid, mobile: to });
});

describe('an account that was not used for long', () => {
  it('is opened by a code and the year of birth first, and by the passkey again afterwards', async () => {
    const person = await personWithPasskey();
    await addBirth(test, person.jwt);
    test.clock.advance(dormancy.afterSeconds + 1);
    expect(await signIn(person)).toMatchObject({ code: 'passkey_needs_code' });
    expect(await send(apiPaths.validateOtp, await sendCode(person.mobile, { birth_year: '1994' }))).toMatchObject({ status: 'success' });
    expect(await me((await signIn(person)).jwt)).toMatchObject({ uid: person.uid });
  });

  it('is opened by the passkey on a device that its number knows', async () => {
    const person = await personWithPasskey();
    const { cookie } = await signIn(person);
    test.clock.advance(dormancy.afterSeconds + 1);
    expect(await me((await signIn(person, cookie)).jwt)).toMatchObject({ uid: person.uid });
  });

  it('is opened by nothing once it is sealed', async () => {
    const person = await personWithPasskey();
    await addBirth(test, person.jwt);
    test.clock.advance(dormancy.afterSeconds + 1);
    const { jwt } = await send(apiPaths.validateOtp, await sendCode(person.mobile, { starts_anew: true }));
    expect((await me(String(jwt))).uid).not.toBe(person.uid);
    expect(await signIn(person)).toMatchObject({ code: 'passkey_unknown' });
  });
});

it.each([
  ['ends all sessions', { action: 'sign-out' }],
  ['moves the account to another number', { action: 'move', to: '919812345780' }],
])('an operator who %s removes the passkeys, because a thief may have one', async (_name, act) => {
  const person = await personWithPasskey();
  const body = { by: 'uid', target: person.uid, reason: 'Lost the phone', ...act };
  expect(await send('/ops/moderation/actions', body, operator)).toMatchObject({ status: 'success' });
  expect(await signIn(person)).toMatchObject({ code: 'passkey_unknown' });
});
