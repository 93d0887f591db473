/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, dormancy } from '@oracle-astra/shared/contract';
import { addBirth } from '../../../testing/births';
import { addPasskey, beginSignIn, endSignIn } from '../../../testing/accounts/passkeys';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';

const operator = 'a-key-of-the-operators';
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: operator } });
});
afterEach(() => test.close());

type Json = Record<string, unknown>;
/** In the details of `addBirth`. */
const year = '1994';
const send = async (path: string, body: object, jwt?: string, headers?: Record<string, string>) =>
  (await test.post(path, body, jwt, headers)).json<Json>();
const me = async (jwt: unknown) => (await test.get(apiPaths.me, String(jwt))).json<Json>();

/** An account with birth details that nobody has used for longer than the given seconds. */
async function leaveAccount(seconds: number = dormancy.afterSeconds + 1) {
  const person = await test.signIn();
  const bid = await addBirth(test, person.jwt);
  test.clock.advance(seconds);
  return { ...person, bid };
}

async function receive(mobile: string, from = '10.7.7.7') {
  const { token } = await send(apiPaths.sendOtp, { mobile }, undefined, { 'x-forwarded-for': from });
  const code = { mobile, otp: test.sms.codes.get(mobile), token, device: 'web' };
  return (answer: object = {}) => send(apiPaths.validateOtp, { ...code, ...answer }, undefined, { 'x-forwarded-for': from });
}

it('asks an unknown device for the year of birth, and opens the account with it and the same code', async () => {
  const { mobile, uid } = await leaveAccount();
  const type = await receive(mobile);
  const refused = await type();
  expect(refused).toMatchObject({ status: 'fail', code: 'birth_year_required' });
  expect(refused).not.toHaveProperty('jwt');
  const { jwt } = await type({ birth_year: year });
  expect(await me(jwt)).toMatchObject({ uid });
  expect(await type({ birth_year: year })).toMatchObject({ code: 'code_used' });
  test.clock.advance(120);
  expect(await (await receive(mobile))()).toMatchObject({ status: 'success' });
});

it('does not ask a day earlier, nor after a wrong code', async () => {
  const { mobile } = await leaveAccount(dormancy.afterSeconds - 86_400);
  expect(await (await receive(mobile))()).toMatchObject({ status: 'success' });
  test.clock.advance(dormancy.afterSeconds + 1);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  const wrong = test.sms.codes.get(mobile) === '000000' ? '000001' : '000000';
  expect(await send(apiPaths.validateOtp, { mobile, otp: wrong, token, birth_year: year })).toMatchObject({ code: 'code_wrong' });
});

it('asks although a session or a passkey kept the account in use, because only a code says whose the number is', async () => {
  const { mobile, jwt } = await test.signIn();
  await addBirth(test, jwt);
  const { device } = await addPasskey(test, jwt);
  test.clock.advance(dormancy.afterSeconds - 86_400);
  await me(jwt);
  await new Promise((resolve) => setImmediate(resolve));
  test.clock.advance(2 * 86_400);
  const { options, cookie } = await beginSignIn(test);
  const used = await endSignIn(test, device.use(options), cookie);
  expect(used.jwt).not.toBe('');
  const type = await receive(mobile);
  expect(await type()).toMatchObject({ code: 'birth_year_required' });
  expect(await type({ birth_year: year })).toMatchObject({ status: 'success' });
});

it('does not ask where the number was proven in a session meanwhile', async () => {
  const { mobile, jwt } = await leaveAccount(dormancy.afterSeconds - 86_400);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  await send(apiPaths.validateOtp, { mobile, otp: test.sms.codes.get(mobile), token }, jwt);
  test.clock.advance(2 * 86_400);
  expect(await (await receive(mobile))()).toMatchObject({ status: 'success' });
});

it('a known device of the number is not asked', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const sent = await test.post(apiPaths.sendOtp, { mobile: '919812345999' }, undefined, headers);
  const cookie = String([sent.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  const code = () => ({ mobile: '919812345999', otp: test.sms.codes.get('919812345999') });
  const first = await send(apiPaths.validateOtp, { ...code(), token: sent.json<Json>().token }, undefined, { ...headers, cookie });
  await addBirth(test, String(first.jwt));
  test.clock.advance(dormancy.afterSeconds + 1);
  const { token } = await send(apiPaths.sendOtp, { mobile: '919812345999' }, undefined, { ...headers, cookie });
  expect(await send(apiPaths.validateOtp, { ...code(), token }, undefined, { ...headers, cookie })).toMatchObject({ status: 'success' });
});

it('accepts three tries in a month, over all codes; parallel ones are counted', async () => {
  const { mobile } = await leaveAccount();
  const type = await receive(mobile);
  expect(await type({ birth_year: '1901' })).toMatchObject({
    code: 'birth_year_wrong',
    message: 'This is not the year in your own birth details. You have 2 tries left.',
    tries_left: 2,
  });
  const both = await Promise.all([type({ birth_year: '1902' }), type({ birth_year: '1903' })]);
  expect(both.map(({ code }) => code).sort()).toEqual(['birth_year_closed', 'birth_year_wrong']);
  expect(await type({ birth_year: year })).toMatchObject({ code: 'birth_year_closed' });
  test.clock.advance(3600);
  expect(await (await receive(mobile, '10.8.8.8'))({ birth_year: year })).toMatchObject({ code: 'birth_year_closed' });
  test.clock.advance(dormancy.triesSeconds);
  expect(await (await receive(mobile))({ birth_year: year })).toMatchObject({ status: 'success' });
});

it('an address has a limit over all numbers', async () => {
  const { mobile } = await leaveAccount();
  const type = await receive(mobile);
  await type({ birth_year: '1901' });
  await test.db.execute(`insert into birth_year_tries select 'x' || n, 'number' || n,
    (select address_hash from birth_year_tries), '${test.clock().toISOString()}' from generate_series(1, ${dormancy.addressTries}) n`);
  expect(await type({ birth_year: year })).toMatchObject({ code: 'too_many_requests' });
});

it('starting anew makes an empty account, and seals the earlier one without erasing it', async () => {
  const { mobile, uid, jwt } = await leaveAccount();
  const type = await receive(mobile);
  await type();
  const answer = await type({ starts_anew: true });
  const own = await me(answer.jwt);
  expect(own.uid).not.toBe(uid);
  expect(own).toMatchObject({ mobile, name: null });
  expect((await test.get(apiPaths.me, jwt)).statusCode).toBe(401);
  expect((await test.get(apiPaths.births, String(answer.jwt))).json()).toMatchObject({ births: [] });
  expect((await test.get(apiPaths.balance, String(answer.jwt))).json()).toMatchObject({ oracle_questions: 0 });
  const { rows } = await test.db.execute<Json>(
    `select u.mobile, u.sealed_at is not null as sealed, u.deleted_at, (select count(*)::int from births where uid = u.uid) as births from users u where uid = '${uid}'`,
  );
  expect(rows).toEqual([{ mobile: null, sealed: true, deleted_at: null, births: 1 }]);
  test.clock.advance(120);
  expect(await me((await (await receive(mobile))()).jwt)).toMatchObject({ uid: own.uid });
});

it('starting anew twice at once makes one account', async () => {
  const { mobile } = await leaveAccount();
  const one = await receive(mobile, '10.1.1.1');
  test.clock.advance(120);
  const code = test.sms.codes.get(mobile);
  const two = await receive(mobile, '10.2.2.2');
  const answers = await Promise.all([one({ otp: code, starts_anew: true }), two({ starts_anew: true })]);
  const uids = await Promise.all(answers.map(async ({ jwt }) => (await me(jwt)).uid));
  expect(uids[0]).toBe(uids[1]);
  const { rows } = await test.db.execute<Json>('select count(*)::int as count from users where sealed_at is not null');
  expect(rows).toEqual([{ count: 1 }]);
});

it('a ban remains with the number', async () => {
  const { mobile, uid } = await leaveAccount();
  await send('/ops/moderation/actions', { action: 'ban', target: uid, by: 'uid', reason: 'Sold amulets' }, operator);
  const answer = await (await receive(mobile))({ starts_anew: true });
  expect(await me(answer.jwt)).toMatchObject({ is_ban: 1, ban_reason: 'Sold amulets' });
});

it('an account without birth details opens if it has no content, and cannot be opened by a year if it has', async () => {
  const empty = await test.signIn();
  const { jwt, mobile, bid } = await leaveAccount();
  const opened = await (await receive(empty.mobile))();
  expect(await me(opened.jwt)).toMatchObject({ uid: empty.uid });
  await send(apiPaths.startChat, { bid, astrologer: 'Oracle' }, jwt);
  await send(apiPaths.deleteBirth, { bid }, jwt);
  test.clock.advance(dormancy.afterSeconds + 86_401);
  expect(await (await receive(mobile))({ birth_year: year })).toMatchObject({ code: 'birth_year_closed' });
});

it('the new owner of the number cannot delete the account either', async () => {
  const { mobile, uid } = await leaveAccount();
  const { token } = await send(apiPaths.sendOtp, { mobile, purpose: 'delete' });
  const code = { mobile, otp: test.sms.codes.get(mobile), token };
  expect(await send(apiPaths.deleteAccount, code)).toMatchObject({ code: 'birth_year_required' });
  const { rows } = await test.db.execute<Json>(`select deleted_at from users where uid = '${uid}'`);
  expect(rows).toEqual([{ deleted_at: null }]);
});

it('an operator moves a sealed account to the current number of its person, whose login asks for the year', async () => {
  const { mobile, uid } = await leaveAccount();
  await (
    await receive(mobile)
  )({ starts_anew: true });
  const [now, other] = ['919812390444', await test.signIn()];
  const act = (to: string, target = mobile) =>
    send('/ops/moderation/actions', { action: 'unseal', target, to, reason: 'Showed an invoice' }, operator);
  expect(await act(other.mobile)).toMatchObject({ code: 'number_taken' });
  expect(await act(now, other.mobile)).toMatchObject({ code: 'not_found' });
  expect(await act(now)).toMatchObject({ status: 'success' });
  const type = await receive(now);
  expect(await type()).toMatchObject({ code: 'birth_year_required' });
  expect(await me((await type({ birth_year: year })).jwt)).toMatchObject({ uid });
});

it('an account that an operator gives back has all its tries, whatever was tried for the number before', async () => {
  const { mobile, uid } = await leaveAccount();
  const type = await receive(mobile);
  for (const birthYear of ['1901', '1902', '1903']) await type({ birth_year: birthYear });
  await type({ starts_anew: true });
  test.clock.advance(120);
  const { token } = await send(apiPaths.sendOtp, { mobile, purpose: 'delete' }, undefined, { 'x-forwarded-for': '10.9.9.9' });
  expect(await send(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token })).toMatchObject({ status: 'success' });
  const unseal = { action: 'unseal', target: mobile, to: mobile, reason: 'Has the number again' };
  expect(await send('/ops/moderation/actions', unseal, operator)).toMatchObject({ status: 'success' });
  const again = await receive(mobile);
  expect(await again()).toMatchObject({ code: 'birth_year_required' });
  expect(await me((await again({ birth_year: year })).jwt)).toMatchObject({ uid });
});

it('a sealed account without a year of birth opens after the operator’s command', async () => {
  const { mobile, uid, jwt, bid } = await leaveAccount(0);
  await send(apiPaths.startChat, { bid, astrologer: 'Oracle' }, jwt);
  await send(apiPaths.deleteBirth, { bid }, jwt);
  test.clock.advance(dormancy.afterSeconds + 86_401);
  await (
    await receive(mobile)
  )({ starts_anew: true });
  const to = '919812390445';
  await send('/ops/moderation/actions', { action: 'unseal', target: mobile, to, reason: 'Showed an invoice' }, operator);
  expect(await me((await (await receive(to))()).jwt)).toMatchObject({ uid });
});
