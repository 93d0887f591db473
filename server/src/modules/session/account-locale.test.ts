import { apiPaths, meResponse, validateOtpResponse } from '@oracle-astra/shared/contract';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const setLocale = (locale: unknown, jwt?: string) => test.post(apiPaths.setLocale, { locale }, jwt);

async function readLocale(jwt: string) {
  const answer = (await test.get(apiPaths.me, jwt)).json<{ locale?: unknown }>();
  expect(meResponse.safeParse(answer).error).toBeUndefined();
  return answer.locale;
}

async function logIn(mobile: string) {
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const answer = (await test.post(apiPaths.validateOtp, { mobile, otp: test.sms.codes.get(mobile), token })).json<{ locale?: unknown }>();
  expect(validateOtpResponse.safeParse(answer).error).toBeUndefined();
  return answer.locale;
}

it('is null until the person chooses one, and then part of every login’s answer', async () => {
  const mobile = '919812300010';
  expect(await logIn(mobile)).toBeNull();
  test.clock.advance(3600);
  const { jwt } = await test.signIn(mobile);
  expect(await readLocale(jwt)).toBeNull();
  for (const locale of ['hi', 'hi', 'en', 'hi']) {
    expect((await setLocale(locale, jwt)).json()).toEqual({ status: 'success' });
    expect(await readLocale(jwt)).toBe(locale);
  }
  test.clock.advance(3600);
  expect(await logIn(mobile)).toBe('hi');
});

it('is that of the person who chose it', async () => {
  const [one, other] = [await test.signIn(), await test.signIn()];
  await setLocale('hi', one.jwt);
  expect([await readLocale(one.jwt), await readLocale(other.jwt)]).toEqual(['hi', null]);
});

it.each([['fr'], ['HI'], [''], [null], [undefined], [1], [['hi']]])('refuses %j', async (locale) => {
  const { jwt } = await test.signIn();
  const answer = await setLocale(locale, jwt);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: 'fail', code: 'invalid_request', field: 'locale' }]);
  expect(await readLocale(jwt)).toBeNull();
});

it('requires a login', async () => {
  expect((await setLocale('hi')).statusCode).toBe(401);
});

it('can be set by a banned person', async () => {
  const { jwt, uid } = await test.signIn();
  await test.db.execute(`update users set banned_at = now() where uid = '${uid}'`);
  expect((await setLocale('hi', jwt)).json()).toEqual({ status: 'success' });
  expect(await readLocale(jwt)).toBe('hi');
});

it('is erased with the account', async () => {
  const { jwt, uid, mobile } = await test.signIn();
  await setLocale('hi', jwt);
  test.clock.advance(3600);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const answer = await test.post(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token });
  expect(answer.json()).toMatchObject({ status: 'success' });
  const { rows } = await test.db.execute(`select locale, mobile from users where uid = '${uid}'`);
  expect(rows).toEqual([{ locale: null, mobile: null }]);
});

it('is restricted to the site’s languages in the database too', async () => {
  const { uid } = await test.signIn();
  await expect(test.db.execute(`update users set locale = 'fr' where uid = '${uid}'`)).rejects.toMatchObject({
    cause: { constraint: 'users_locale_is_known' },
  });
});
