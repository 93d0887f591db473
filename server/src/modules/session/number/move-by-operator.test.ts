import { apiPaths } from '@oracle-astra/shared/contract';
import { addBirth } from '../../../testing/births';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';

const operator = 'a-key-of-the-operators';
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: operator } });
});
afterEach(() => test.close());

type Json = Record<string, unknown>;
const to = '919812390777';
const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Json>();
const me = async (jwt: unknown) => (await test.get(apiPaths.me, String(jwt))).json<Json>();
const move = (target: string, number = to) =>
  send(
    '/ops/moderation/actions',
    { action: 'move', by: 'mobile', target, to: number, reason: 'Lost the SIM, showed an invoice' },
    operator,
  );

async function receive(mobile: string) {
  test.clock.advance(120);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  return (answer: object = {}) => send(apiPaths.validateOtp, { mobile, otp: test.sms.codes.get(mobile), token, device: 'web', ...answer });
}

it('moves the account to the new number, ends its sessions, and asks for the year of birth at the next login', async () => {
  const { jwt, uid, mobile } = await test.signIn();
  await addBirth(test, jwt);
  expect(await move(mobile)).toMatchObject({ status: 'success' });
  expect((await test.get(apiPaths.me, jwt)).statusCode).toBe(401);
  const type = await receive(to);
  expect(await type()).toMatchObject({ code: 'birth_year_required' });
  expect(await me((await type({ birth_year: '1994' })).jwt)).toMatchObject({ uid, mobile: to });
  expect((await me((await (await receive(mobile))()).jwt)).uid).not.toBe(uid);
});

it('opens without a question if no year is known, and stores the reason', async () => {
  const { uid, mobile } = await test.signIn();
  expect(await move(mobile)).toMatchObject({ status: 'success' });
  expect(await move(to)).toMatchObject({ status: 'success' });
  expect(await me((await (await receive(to))()).jwt)).toMatchObject({ uid });
  const { rows } = await test.db.execute<Json>('select action, target, reason from moderation_actions limit 1');
  expect(rows).toEqual([{ action: 'move', target: uid, reason: 'Lost the SIM, showed an invoice' }]);
});

it('refuses a number with an account, an invalid number, an unknown account and a banned one', async () => {
  const [person, other] = [await test.signIn(), await test.signIn()];
  expect(await move(person.mobile, other.mobile)).toMatchObject({ code: 'number_taken' });
  expect(await move(person.mobile, '12345')).toMatchObject({ code: 'invalid_request' });
  expect(await move('919812390778')).toMatchObject({ code: 'not_found' });
  await send('/ops/moderation/actions', { action: 'ban', target: person.uid, by: 'uid', reason: 'Sold amulets' }, operator);
  expect(await move(person.mobile)).toMatchObject({ code: 'forbidden' });
  expect(await me(person.jwt)).toMatchObject({ mobile: person.mobile });
});

it('two concurrent commands move it once', async () => {
  const { mobile } = await test.signIn();
  const answers = await Promise.all([move(mobile, '919812390779'), move(mobile, '919812390780')]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fail', 'success']);
});
