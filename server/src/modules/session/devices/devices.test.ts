import {
  apiPaths,
  bearerSeconds,
  maxDevices,
  type DevicesResponse,
  type NotificationsResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import { decodeJwt } from 'jose';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const mobile = '919812345701';
const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
};
const hour = 60 * 60;

/** A sign-in on a device, which sends the cookies that it got before. */
async function signIn(agent: string, jar = '', number = mobile) {
  test.clock.advance(2 * hour);
  const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': agent };
  const sent = await test.post(apiPaths.sendOtp, { mobile: number }, undefined, { ...headers, cookie: jar });
  const device = [sent.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? jar;
  const { token } = sent.json<{ token: string }>();
  const typed = { mobile: number, otp: test.sms.codes.get(number), token, device: 'web', renews_token: true };
  const answer = await test.post(apiPaths.validateOtp, typed, undefined, { ...headers, cookie: device });
  const session = String([answer.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('jwt='))).split(';')[0];
  return { jwt: answer.json<{ jwt: string }>().jwt, device, cookies: `${session}; signed-in=1` };
}
const renew = async (cookie: string) =>
  (await test.post(apiPaths.bearerToken, {}, undefined, { cookie, 'sec-fetch-site': 'same-origin' })).json<{ jwt: string }>().jwt;
const list = async (jwt: string) => (await test.get(apiPaths.devices, jwt)).json<SuccessOf<DevicesResponse>>().devices;
const statusFor = async (jwt: string) => (await test.get(apiPaths.me, jwt)).statusCode;
const idOf = (jwt: string) => String(decodeJwt(jwt).jti);
const signOut = (id: string, jwt: string) => test.post(apiPaths.signOutDevice, { id }, jwt);
const notices = async (jwt: string) =>
  (await test.post(apiPaths.notifications, { start: 1 }, jwt)).json<SuccessOf<NotificationsResponse>>().notifications;

it('lists browser, system and last use of each session, the last used first', async () => {
  const phone = await signIn(agents.phone);
  const laptop = await signIn(agents.laptop);
  const at = test.clock().toISOString();
  const [first, second, ...more] = await list(laptop.jwt);
  expect(first).toEqual({ id: idOf(laptop.jwt), name: 'Firefox, Linux', last_used_at: at, is_current: true });
  expect(second).toMatchObject({ id: idOf(phone.jwt), name: 'Chrome, Android', is_current: false });
  expect(more).toEqual([]);
  test.clock.advance(3 * hour);
  const again = await renew(phone.cookies);
  const later = test.clock().toISOString();
  expect((await list(again))[0]).toEqual({ id: idOf(phone.jwt), name: 'Chrome, Android', last_used_at: later, is_current: true });
});

it('an app’s long token counts as a use too', async () => {
  const { jwt } = await test.signIn();
  test.clock.advance(5 * hour);
  const later = test.clock().toISOString();
  // A use is recorded after the answer.
  let devices = await list(jwt);
  while (devices[0]?.last_used_at !== later) devices = await list(jwt);
  expect(devices).toEqual([{ id: idOf(jwt), name: null, last_used_at: later, is_current: true }]);
});

it('one device is signed out at its next request, and its cookie is no longer accepted', async () => {
  const phone = await signIn(agents.phone);
  test.clock.advance(-bearerSeconds / 2);
  const laptop = await signIn(agents.laptop);
  const phoneToken = await renew(phone.cookies);
  const answer = await signOut(idOf(phone.jwt), laptop.jwt);
  expect([answer.statusCode, await statusFor(phoneToken), await statusFor(laptop.jwt)]).toEqual([200, 401, 200]);
  expect(await renew(phone.cookies)).toBeUndefined();
  expect(await list(laptop.jwt)).toHaveLength(1);
  expect((await signOut(idOf(phone.jwt), laptop.jwt)).statusCode).toBe(200);
});

it('nobody signs out another person’s device, or one that does not exist', async () => {
  const own = await signIn(agents.phone);
  const other = await signIn(agents.laptop, '', '919812345702');
  for (const id of [idOf(own.jwt), 'never'])
    expect((await signOut(id, other.jwt)).json()).toMatchObject({ status: 'fail', code: 'device_not_found' });
  expect(await statusFor(await renew(own.cookies))).toBe(200);
});

it('of two devices that sign each other out one remains', async () => {
  const phone = await signIn(agents.phone);
  const laptop = await signIn(agents.laptop);
  const phoneToken = await renew(phone.cookies);
  await Promise.all([signOut(idOf(laptop.jwt), phoneToken), signOut(idOf(phoneToken), laptop.jwt)]);
  expect([await statusFor(phoneToken), await statusFor(laptop.jwt)].sort()).toEqual([200, 401]);
});

describe('a new device', () => {
  it('is reported on the other devices in a notification', async () => {
    const phone = await signIn(agents.phone);
    await signIn(agents.laptop);
    const [told, ...more] = await notices(await renew(phone.cookies));
    expect(told).toMatchObject({
      kind: 'new_device',
      did: null,
      message: 'New login on Firefox, Linux. If it was not you, log that device out',
    });
    expect(more).toEqual([]);
  });

  it('is not reported at the first login, in a known browser, or if no other device is signed in', async () => {
    const first = await signIn(agents.phone);
    const again = await signIn(agents.phone, first.device);
    await test.post(apiPaths.signOutOthers, {}, again.jwt);
    await test.post(apiPaths.logout, {}, again.jwt);
    const last = await signIn(agents.laptop);
    expect(await notices(last.jwt)).toEqual([]);
  });
});

it('beyond the limit the session that was not used for longest ends', async () => {
  const { jwt, uid, mobile: number } = await test.signIn();
  const rows = Array.from({ length: maxDevices - 1 }, (_each, index) => `('s${index}', '${uid}', '2024-01-${10 + (index % 20)}')`);
  await test.db.execute(`insert into sessions (jti, uid, created_at) values ${rows.join()}, ('oldest', '${uid}', '2023-01-01')`);
  test.clock.advance(hour);
  const added = await test.signIn(number);
  const ids = (await list(added.jwt)).map(({ id }) => id);
  expect(ids).toHaveLength(maxDevices);
  expect(ids.slice(0, 2)).toEqual([idOf(added.jwt), idOf(jwt)]);
  expect(ids).not.toContain('oldest');
});

it('beyond the limit also the open stream of the session ends', async () => {
  const { jwt, uid, mobile: number } = await test.signIn();
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(address + apiPaths.notificationStream, { headers: { authorization: `Bearer ${jwt}` } });
  const reader = response.body!.getReader();
  await reader.read();
  test.clock.advance(hour);
  const at = test.clock().toISOString();
  const rows = Array.from({ length: maxDevices - 1 }, (_each, index) => `('s${index}', '${uid}', '${at}')`);
  await test.db.execute(`insert into sessions (jti, uid, created_at) values ${rows.join()}`);
  await test.signIn(number);
  for (let part = await reader.read(); !part.done; part = await reader.read());
  expect(await statusFor(jwt)).toBe(401);
});
