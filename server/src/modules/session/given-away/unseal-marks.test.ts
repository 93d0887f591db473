import { apiPaths, dormancy } from '@oracle-astra/shared/contract';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';

const operator = 'a-key-of-the-operators';
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: operator } });
});
afterEach(() => test.close());

type Json = Record<string, unknown>;
const to = '919812390888';
const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Json>();
const act = (action: string, body: object) =>
  send('/ops/moderation/actions', { action, by: 'mobile', reason: 'Showed the bank statement', ...body }, operator);

async function code(mobile: string) {
  test.clock.advance(120);
  const { token } = await send(apiPaths.sendOtp, { mobile });
  return { mobile, otp: test.sms.codes.get(mobile), token, device: 'web' };
}

/** A sealed account whose person has deleted an account of their present number; returns how to get the sealed one back. */
async function leaveBoth(meanwhile: (jwt: string) => Promise<unknown>) {
  const { mobile, uid } = await test.signIn();
  test.clock.advance(dormancy.afterSeconds + 1);
  await send(apiPaths.validateOtp, { ...(await code(mobile)), starts_anew: true });
  await meanwhile((await test.signIn(to)).jwt);
  expect(await send(apiPaths.deleteAccount, await code(to))).toMatchObject({ status: 'success' });
  return async () => {
    expect(await act('unseal', { target: mobile, to })).toMatchObject({ status: 'success' });
    const { jwt } = await send(apiPaths.validateOtp, await code(to));
    expect((await test.get(apiPaths.me, String(jwt))).json()).toMatchObject({ uid, mobile: to });
    return String(jwt);
  };
}

it('an account that is given back has the uses of an earlier account of the number', async () => {
  const open = await leaveBoth(async (jwt) => send(apiPaths.claimAppPromo, {}, jwt));
  expect(await send(apiPaths.claimAppPromo, {}, await open())).toMatchObject({ code: 'promo_claimed' });
});

it('an account that is given back has the ban of its number', async () => {
  const open = await leaveBoth(async () => act('ban', { target: to }));
  expect((await test.get(apiPaths.me, await open())).json()).toMatchObject({ is_ban: 1 });
});
