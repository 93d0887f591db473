import { apiPaths } from '@oracle-astra/shared/contract';
import { signInOnPage, visit } from '../../testing/pages';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const signOut = (target: string, by = 'uid') =>
  test.post('/ops/moderation/actions', { action: 'sign-out', target, by, reason: 'The phone was stolen' });
const statusFor = async (jwt: string) => (await test.get(apiPaths.me, jwt)).statusCode;

it('ends all sessions of a person at the next request, and leaves others', async () => {
  const mobile = '919812348801';
  const [phone, laptop] = [await signInOnPage(test, mobile), await signInOnPage(test, mobile)];
  const other = await test.signIn();
  expect((await signOut(mobile, 'mobile')).statusCode).toBe(200);
  expect([await statusFor(phone.bearer), await statusFor(laptop.bearer), await statusFor(other.jwt)]).toEqual([401, 401, 200]);
  expect((await visit(test, phone.cookie)).status).toBe(401);
  const again = await signInOnPage(test, mobile);
  expect(await statusFor(again.bearer)).toBe(200);
  const { rows } = await test.db.execute(`select action, target, reason from moderation_actions`);
  expect(rows).toEqual([{ action: 'sign-out', target: phone.uid, reason: 'The phone was stolen' }]);
});

it('a sign-in beside it is either ended or new: never an old session', async () => {
  const mobile = '919812348802';
  const first = await signInOnPage(test, mobile);
  const [answer, ...late] = await Promise.all([signOut(first.uid), signInOnPage(test, mobile), visit(test, first.cookie)]);
  expect([answer.statusCode, await statusFor(first.bearer)]).toEqual([200, 401]);
  const [beside, exchanged] = late;
  expect([200, 401]).toContain(await statusFor(beside.bearer));
  if (exchanged.jwt) expect(await statusFor(exchanged.jwt)).toBe(401);
});

it('says that there is nobody', async () => {
  expect((await signOut('nobody')).json()).toMatchObject({ status: 'fail', message: 'There is nobody with the uid nobody.' });
});
