import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let numbers = 0;

/** A code that was asked for, and a wrong one. */
async function ask(extra: object = {}, jwt?: string, mobile = `9173${String((numbers += 1)).padStart(8, '0')}`) {
  const { token } = (await test.post(apiPaths.sendOtp, { mobile, ...extra }, jwt)).json<{ token: string }>();
  const right = test.sms.codes.get(mobile) ?? '';
  return { mobile, token, right, wrong: right === '000000' ? '111111' : '000000' };
}
type Asked = Awaited<ReturnType<typeof ask>>;

const type = async (path: string, { mobile, token }: Asked, otp: string, key?: string, jwt?: string) => {
  const headers = { ...(key && { 'idempotency-key': key }), ...(jwt && { authorization: `Bearer ${jwt}` }) };
  const answer = await test.app.inject({ method: 'POST', url: path, payload: { mobile, otp, token, device: 'web' }, headers });
  return answer.json<{ status: string; code?: string; tries_left?: number }>();
};

it('a wrong code is one try, however often its request is repeated', async () => {
  const code = await ask();
  for (let time = 0; time < 40; time += 1)
    expect(await type(apiPaths.validateOtp, code, code.wrong, 'k1')).toMatchObject({ code: 'code_wrong', tries_left: 4 });
  expect(await type(apiPaths.validateOtp, code, code.right, 'k2')).toMatchObject({ status: 'success' });
});

it('the last try is answered the same again, and opens nothing', async () => {
  const code = await ask();
  for (let at = 1; at <= 5; at += 1) await type(apiPaths.validateOtp, code, code.wrong, `try-${at}`);
  for (let time = 0; time < 3; time += 1)
    expect(await type(apiPaths.validateOtp, code, code.wrong, 'try-5')).toMatchObject({ code: 'code_wrong', tries_left: 0 });
  expect(await type(apiPaths.validateOtp, code, code.right, 'try-5')).toMatchObject({ code: 'code_tries_exceeded' });
});

it.each([
  ['another key', 'k2', (code: Asked) => code.wrong],
  ['another code under the same key', 'k1', ({ wrong }: Asked) => (wrong === '000000' ? '111112' : '000001')],
  ['no key', undefined, (code: Asked) => code.wrong],
])('%s is another try', async (_what, key, otp) => {
  const code = await ask();
  await type(apiPaths.validateOtp, code, code.wrong, 'k1');
  if (otp(code) !== code.right) expect(await type(apiPaths.validateOtp, code, otp(code), key)).toMatchObject({ tries_left: 3 });
});

it('counts likewise for the deletion of an account', async () => {
  const { mobile } = await test.signIn();
  test.clock.advance(3600);
  const code = await ask({}, undefined, mobile);
  for (let time = 0; time < 6; time += 1)
    expect(await type(apiPaths.deleteAccount, code, code.wrong, 'k1')).toMatchObject({ tries_left: 4 });
});

it('counts likewise for a new number', async () => {
  const { jwt } = await test.signIn();
  const code = await ask({ purpose: 'new_number' }, jwt);
  for (let time = 0; time < 6; time += 1)
    expect(await type(apiPaths.changeMobile, code, code.wrong, 'k1', jwt)).toMatchObject({ tries_left: 4 });
});
