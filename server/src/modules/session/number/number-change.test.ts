import { apiPaths, proofSeconds, transferLimits } from '@oracle-astra/shared/contract';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';

const operator = 'a-key-of-the-operators';
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: operator } });
});
afterEach(() => test.close());

type Json = Record<string, unknown>;
const send = async (path: string, body: object, jwt?: string, headers?: Record<string, string>) =>
  (await test.post(path, body, jwt, headers)).json<Json>();
const fresh = '919812390001';
const ask = (jwt: string, mobile = fresh, headers = {}) => send(apiPaths.sendOtp, { mobile, purpose: 'new_number' }, jwt, headers);
const typed = (token: unknown, mobile = fresh) => ({ mobile, otp: test.sms.codes.get(mobile), token });
const change = async (jwt: string, mobile = fresh, headers = {}) =>
  send(apiPaths.changeMobile, typed((await ask(jwt, mobile, headers)).token, mobile), jwt, headers);
const me = async (jwt: string) => (await test.get(apiPaths.me, jwt)).json<Json>();
const balance = async (jwt: string) => (await test.get(apiPaths.balance, jwt)).json<Json>();

async function signInPage(mobile: string, jar = '') {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: jar };
  const sent = await test.post(apiPaths.sendOtp, { mobile }, undefined, headers);
  const device = [sent.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? jar;
  const body = { mobile, otp: test.sms.codes.get(mobile), token: sent.json<Json>().token, renews_token: true };
  const answer = await test.post(apiPaths.validateOtp, body, undefined, { ...headers, cookie: device });
  const session = String([answer.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('jwt='))).split(';')[0];
  return { jwt: answer.json<{ jwt: string }>().jwt, cookie: `${session}; signed-in=1; ${device}` };
}
const renew = (cookie: string) => test.post(apiPaths.bearerToken, {}, undefined, { cookie, 'sec-fetch-site': 'same-origin' });

it('moves the account to the new number, and a new account of the old one gets no second gift', async () => {
  const { jwt, uid, mobile } = await test.signIn();
  expect(await change(jwt)).toEqual({ status: 'success', mobile: fresh });
  expect(await me(jwt)).toMatchObject({ uid, mobile: fresh });
  test.clock.advance(60);
  expect((await test.signIn(fresh)).uid).toBe(uid);
  const newcomer = await test.signIn(mobile);
  expect(newcomer.uid).not.toBe(uid);
  expect(await balance(newcomer.jwt)).toMatchObject({ oracle_questions: 0, astra_questions: 0 });
  expect(JSON.stringify((await test.db.execute('select * from number_marks')).rows)).not.toContain(mobile.slice(2));
});

it('a session that is not new has to prove the current number first, and then continues', async () => {
  const { jwt, mobile } = await test.signIn();
  test.clock.advance(proofSeconds);
  expect(await ask(jwt)).toMatchObject({ code: 'proof_required' });
  const proof = await send(apiPaths.sendOtp, { mobile, purpose: 'proof' }, jwt);
  await send(apiPaths.validateOtp, { mobile, otp: test.sms.codes.get(mobile), token: proof.token }, jwt);
  expect(await change(jwt)).toMatchObject({ status: 'success' });
});

it('refuses a code that was requested by another account, for a sign-in or as a proof', async () => {
  const [person, other] = [await test.signIn(), await test.signIn()];
  const { token } = await ask(other.jwt);
  expect(await send(apiPaths.changeMobile, typed(token), person.jwt)).toMatchObject({ code: 'code_mismatch' });
  expect(await send(apiPaths.validateOtp, typed(token))).toMatchObject({ code: 'code_mismatch' });
  test.clock.advance(120);
  const plain = await send(apiPaths.sendOtp, { mobile: fresh });
  expect(await send(apiPaths.changeMobile, typed(plain.token), person.jwt)).toMatchObject({ code: 'code_mismatch' });
  expect(await me(person.jwt)).toMatchObject({ mobile: person.mobile });
});

it('refuses a number with an account only after its code, and a banned one with the same message', async () => {
  const [person, owner, banned] = [await test.signIn(), await test.signIn(), await test.signIn()];
  await send('/ops/moderation/actions', { action: 'ban', target: banned.uid, by: 'uid', reason: 'Sold amulets' }, operator);
  test.clock.advance(121);
  const { token } = await send(apiPaths.sendOtp, { mobile: banned.mobile });
  await send(apiPaths.deleteAccount, typed(token, banned.mobile));
  test.clock.advance(121);
  const [taken, barred] = [await change(person.jwt, owner.mobile), await change(person.jwt, banned.mobile)];
  expect(taken).toMatchObject({ status: 'fail', code: 'number_taken' });
  expect(barred).toEqual(taken);
  expect(await ask(person.jwt, person.mobile)).toMatchObject({ code: 'number_unchanged' });
  test.clock.advance(121);
  const again = await test.signIn(banned.mobile);
  expect(await me(again.jwt)).toMatchObject({ is_ban: 1 });
  expect(await ask(again.jwt)).toMatchObject({ code: 'account_banned' });
});

it('signs all other devices out and replaces the session of the page', async () => {
  const mobile = '919812390777';
  const phone = await signInPage(mobile);
  test.clock.advance(180);
  const laptop = await signInPage(mobile);
  test.clock.advance(1);
  expect(await change(laptop.jwt, fresh, { 'sec-fetch-site': 'same-origin', cookie: laptop.cookie })).toMatchObject({ status: 'success' });
  test.clock.advance(1);
  expect((await test.get(apiPaths.me, phone.jwt)).statusCode).toBe(401);
  expect((await renew(phone.cookie)).statusCode).toBe(401);
  expect((await test.get(apiPaths.me, laptop.jwt)).statusCode).toBe(401);
  expect(await me((await renew(laptop.cookie)).json<{ jwt: string }>().jwt)).toMatchObject({ mobile: fresh });
  const { rows } = await test.db.execute<{ count: number }>('select count(*)::int as count from sessions where revoked_at is null');
  expect(rows).toEqual([{ count: 1 }]);
});

it('a lost answer can be repeated, and a double click changes it once', async () => {
  const { jwt } = await test.signIn();
  const body = typed((await ask(jwt)).token);
  const both = await Promise.all([send(apiPaths.changeMobile, body, jwt), send(apiPaths.changeMobile, body, jwt)]);
  expect(both).toEqual([both[0], { status: 'success', mobile: fresh }]);
  expect(await send(apiPaths.changeMobile, body, jwt)).toEqual(both[0]);
});

it('of two concurrent changes to one number, one succeeds', async () => {
  const [one, two] = [await test.signIn(), await test.signIn()];
  const first = typed((await ask(one.jwt)).token);
  test.clock.advance(120);
  const second = typed((await ask(two.jwt)).token);
  // The newer code does not end that of another account's request from another address, so both are typed.
  const { rows } = await test.db.execute<{ id: string }>(
    'select id from code_requests where bound_hash is not null and replaced_at is not null',
  );
  expect(rows.length).toBeLessThan(2);
  await test.db.execute('update code_requests set replaced_at = null');
  const codes = await Promise.all([
    send(apiPaths.changeMobile, first, one.jwt),
    send(apiPaths.changeMobile, second, two.jwt),
    test.signIn(fresh).then(() => ({ code: 'signed in' })),
  ]);
  expect(codes.filter(({ status }: Json) => status === 'success').length).toBeLessThanOrEqual(1);
  const owners = await test.db.execute<{ count: number }>(`select count(*)::int as count from users where mobile = '${fresh}'`);
  expect(owners.rows).toEqual([{ count: 1 }]);
});

it('a failure during the change has no effect, and the code can be used again', async () => {
  const { jwt, mobile } = await test.signIn();
  const body = typed((await ask(jwt)).token);
  await test.db.execute(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await test.db.execute('create trigger fail before update of stale_at on sessions for each row execute function fail()');
  expect((await test.post(apiPaths.changeMobile, body, jwt)).statusCode).toBe(500);
  expect(await me(jwt)).toMatchObject({ mobile });
  expect((await test.db.execute('select * from number_marks')).rows).toEqual([]);
  await test.db.execute('drop trigger fail on sessions');
  expect(await send(apiPaths.changeMobile, body, jwt)).toMatchObject({ status: 'success' });
});

it('daily limits apply to both numbers', async () => {
  const [person, other] = [await test.signIn(), await test.signIn()];
  for (let sent = 0; sent < transferLimits.previews; sent += 1)
    await send(apiPaths.transferPreview, { mobile: `98123${String(10_000 + sent)}`, questions: 1 }, person.jwt, {
      'idempotency-key': `k${sent}`,
    });
  const look = (jwt: string) => send(apiPaths.transferPreview, { mobile: other.mobile.slice(2), questions: 1 }, jwt);
  expect(await look(person.jwt)).toMatchObject({ code: 'transfer_limit_reached' });
  expect(await change(person.jwt)).toMatchObject({ status: 'success' });
  expect(await look(person.jwt)).toMatchObject({ code: 'transfer_limit_reached' });
  test.clock.advance(120);
  expect(await look((await test.signIn(person.mobile)).jwt)).toMatchObject({ code: 'transfer_limit_reached' });
});
