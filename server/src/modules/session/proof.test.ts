import { apiPaths, proofSeconds } from '@oracle-astra/shared/contract';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const required = { status: 'fail', code: 'proof_required' };

/** A person whose sign-in is too long ago for actions that need a proof. */
async function signInEarlier(app = test) {
  const person = await app.signIn();
  app.clock.advance(proofSeconds);
  return person;
}

const ask = async (mobile: string, jwt?: string, purpose?: string) =>
  (await test.post(apiPaths.sendOtp, { mobile, ...(purpose && { purpose }) }, jwt)).json<{ token: string; code?: string }>();
const type = async (mobile: string, token: string, jwt?: string) =>
  (await test.post(apiPaths.validateOtp, { mobile, otp: test.sms.codes.get(mobile), token, device: 'app' }, jwt)).json<object>();
const exportData = async (jwt: string) => (await test.get(`${apiPaths.exportAccount}?format=json`, jwt)).json<object>();
const transfer = async (jwt: string, to: string, key = 'one') =>
  (await test.post(apiPaths.transfer, { mobile: to.slice(2), questions: 1 }, jwt, { 'idempotency-key': key })).json<object>();

it('a new session exports and transfers without a code, an earlier one does not', async () => {
  const other = await test.signIn();
  const person = await test.signIn();
  expect(await exportData(person.jwt)).toHaveProperty('account');
  expect(await transfer(person.jwt, other.mobile)).toMatchObject({ status: 'success' });
  test.clock.advance(proofSeconds - 1);
  expect(await exportData(person.jwt)).toHaveProperty('account');
  test.clock.advance(1);
  expect(await exportData(person.jwt)).toMatchObject(required);
  expect(await transfer(person.jwt, other.mobile, 'two')).toMatchObject(required);
});

it('the refusal of an export is an HTTP failure, so that no page saves it as a file', async () => {
  const { jwt } = await signInEarlier();
  expect((await test.get(`${apiPaths.exportAccount}?format=html`, jwt)).statusCode).toBe(403);
});

it('a code to the own number permits it for ten minutes, only in this session, and the same key can be retried', async () => {
  const other = await test.signIn();
  const person = await test.signIn();
  test.clock.advance(60);
  const thief = await test.signIn(person.mobile);
  test.clock.advance(proofSeconds);
  expect(await transfer(person.jwt, other.mobile)).toMatchObject(required);
  const { token } = await ask(person.mobile, person.jwt, 'proof');
  expect(await type(person.mobile, token, person.jwt)).toMatchObject({ status: 'success', jwt: person.jwt });
  expect(await exportData(thief.jwt)).toMatchObject(required);
  const first = await transfer(person.jwt, other.mobile);
  expect(first).toMatchObject({ status: 'success' });
  expect(await transfer(person.jwt, other.mobile)).toEqual(first);
  test.clock.advance(proofSeconds);
  expect(await exportData(person.jwt)).toMatchObject(required);
  // An answer that was lost is repeated, and no second transfer is begun.
  expect(await transfer(person.jwt, other.mobile)).toEqual(first);
});

it('an app proves the number with the calls of earlier releases', async () => {
  const { jwt, mobile } = await signInEarlier();
  const { token } = await ask(mobile);
  expect(await type(mobile, token, jwt)).toMatchObject({ status: 'success' });
  expect(await exportData(jwt)).toHaveProperty('account');
});

it('a code for a proof does not sign in, does not prove another account, and does not end a plan', async () => {
  const person = await signInEarlier();
  const { token } = await ask(person.mobile, person.jwt, 'proof');
  expect(await type(person.mobile, token)).toMatchObject({ status: 'fail', code: 'code_mismatch' });
  const deletion = { mobile: person.mobile, otp: test.sms.codes.get(person.mobile), token };
  expect((await test.post(apiPaths.deleteAccount, deletion)).json()).toMatchObject({ code: 'code_mismatch' });
  expect(await type(person.mobile, token, person.jwt)).toMatchObject({ status: 'success' });
  expect((await test.get(apiPaths.cancelSubscription, person.jwt)).json()).toMatchObject({ status: 'fail' });
});

it('a code for a deletion is valid only for the deletion', async () => {
  const { mobile, jwt } = await signInEarlier();
  const { token } = await ask(mobile, undefined, 'delete');
  expect(await type(mobile, token)).toMatchObject({ code: 'code_mismatch' });
  expect(await type(mobile, token, jwt)).toMatchObject({ code: 'code_mismatch' });
  const deletion = { mobile, otp: test.sms.codes.get(mobile), token };
  expect((await test.post(apiPaths.deleteAccount, deletion)).json()).toMatchObject({ status: 'success' });
});

it('a code for a proof can be requested only by its person, for the own number', async () => {
  const { jwt, mobile } = await test.signIn();
  expect(await ask(mobile, undefined, 'proof')).toMatchObject({ code: 'unauthenticated' });
  expect(await ask('919812300001', jwt, 'proof')).toMatchObject({ code: 'number_not_own' });
  expect((await test.post(apiPaths.sendOtp, { mobile, purpose: 'anything' }, jwt)).statusCode).toBe(400);
});

it('a wrong code proves nothing', async () => {
  const { jwt, mobile } = await signInEarlier();
  const { token } = await ask(mobile, jwt, 'proof');
  const wrong = test.sms.codes.get(mobile) === '000000' ? '000001' : '000000';
  expect((await test.post(apiPaths.validateOtp, { mobile, otp: wrong, token }, jwt)).json()).toMatchObject({
    code: 'code_wrong',
    tries_left: 4,
  });
  expect(await exportData(jwt)).toMatchObject(required);
});

it('FRESH_PROOF=off requires no proof', async () => {
  const open = await createTestApp({ config: { ...testConfig, asksForProof: false } });
  const { jwt } = await signInEarlier(open);
  expect((await open.get(`${apiPaths.exportAccount}?format=json`, jwt)).json()).toHaveProperty('account');
});
