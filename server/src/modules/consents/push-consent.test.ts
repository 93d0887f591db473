import { createECDH, randomBytes } from 'node:crypto';
import { apiPaths, consentTexts } from '@oracle-astra/shared/contract';
import { privacyOf, setConsent } from '../../testing/accounts/consents';
import { createPushConfig } from '../../testing/push-service';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  const push = createPushConfig();
  test = await createTestApp({ config: { ...testConfig, push } });
});

const consentOf = async (jwt: string, item: string) => (await privacyOf(test, jwt)).consents.find((consent) => consent.item === item);
const device = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
});
const countDevices = async (uid: string) => (await test.db.execute(`select 1 from push_subscriptions where uid = '${uid}'`)).rows.length;

it('the button agrees, and withdrawing ends them on every device at once', async () => {
  const { jwt, uid } = await test.signIn();
  for (const name of ['one', 'two']) await test.post(apiPaths.addPushSubscription, device(name), jwt);
  expect(await consentOf(jwt, 'push')).toMatchObject({ given_version: consentTexts.push });
  await setConsent(test, jwt, 'push', false);
  expect([await countDevices(uid), (await consentOf(jwt, 'push'))?.given_at]).toEqual([0, null]);
});

it('a subscription that a page renews by itself does not renew the consent, and the button does', async () => {
  const { jwt, uid } = await test.signIn();
  await test.post(apiPaths.addPushSubscription, device('three'), jwt);
  await setConsent(test, jwt, 'push', false);
  await test.post(apiPaths.addPushSubscription, { ...device('three'), renews: true }, jwt);
  expect(await countDevices(uid)).toBe(0);
  const state = async () => (await test.post(apiPaths.pushState, { endpoint: device('three').endpoint }, jwt)).json<object>();
  expect(await state()).toMatchObject({ is_on: false, is_withdrawn: true, key: expect.any(String) });
  await test.post(apiPaths.addPushSubscription, device('three'), jwt);
  expect(await state()).toEqual({ status: 'success', is_on: true, key: expect.any(String) });
  expect([await countDevices(uid), (await consentOf(jwt, 'push'))?.withdrawn_at]).toEqual([1, null]);
});

it('is withdrawn when the last device is switched off', async () => {
  const { jwt } = await test.signIn();
  const [one, two] = [device('four'), device('five')];
  for (const each of [one, two]) await test.post(apiPaths.addPushSubscription, each, jwt);
  await test.post(apiPaths.removePushSubscription, { endpoint: one.endpoint }, jwt);
  const before = (await consentOf(jwt, 'push'))?.given_at;
  await test.post(apiPaths.removePushSubscription, { endpoint: two.endpoint }, jwt);
  expect([before, (await consentOf(jwt, 'push'))?.given_at]).toEqual([expect.any(String), null]);
});

it('a withdrawal concurrent with the button on another device leaves no subscription without consent', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { jwt, uid } = await test.signIn();
    await test.post(apiPaths.addPushSubscription, device(`race-${round}`), jwt);
    await Promise.all([setConsent(test, jwt, 'push', false), test.post(apiPaths.addPushSubscription, device(`race-${round}-other`), jwt)]);
    const isGiven = (await consentOf(jwt, 'push'))?.given_at !== null;
    expect([isGiven, (await countDevices(uid)) > 0]).toEqual([isGiven, isGiven]);
  }
});
