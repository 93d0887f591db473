import { apiPaths, inviteLimits } from '@oracle-astra/shared/contract';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';
import { createLedger } from '../ledger/service';

let test: TestApp;
let inviter: Awaited<ReturnType<TestApp['signIn']>>;
let link: string;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  inviter = await test.signIn();
  link = (await test.get(apiPaths.inviteLink, inviter.jwt)).json<{ path: string }>().path;
});

async function questions(uid: string): Promise<[oracle: number, astra: number]> {
  const { available } = await createLedger({ clock: test.clock }).balances(test.db, uid);
  return [available.oracle_question, available.astra_question];
}

/** The cookie that a followed link sets for the sign-in, or undefined. */
async function follow(path: string): Promise<string | undefined> {
  const answer = await test.get(path);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, path.startsWith('/hi/') ? '/hi' : '/']);
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] || undefined;
}

let numbers = 0;
async function signUp(cookie = '', mobile = `91980000${String((numbers += 1)).padStart(4, '0')}`) {
  test.clock.advance(60);
  const from = { 'x-forwarded-for': `10.5.5.${numbers}` };
  const { token } = (await test.post(apiPaths.sendOtp, { mobile }, undefined, from)).json<{ token: string }>();
  const body = { mobile, otp: test.sms.codes.get(mobile), token, device: 'web' };
  const { jwt } = (await test.post(apiPaths.validateOtp, body, undefined, { cookie })).json<{ jwt: string }>();
  return { jwt, mobile, uid: (await test.get(apiPaths.me, jwt)).json<{ uid: string }>().uid };
}

it('a link is constant, does not reveal its sender, and exists only for members', async () => {
  expect((await test.get(apiPaths.inviteLink, inviter.jwt)).json()).toEqual({ status: 'success', path: link });
  expect(Buffer.from(link.split('/').at(-1) ?? '', 'base64url').toString()).not.toContain(inviter.uid);
  expect((await test.get(apiPaths.inviteLink)).statusCode).toBe(401);
});

it('a sign-up by a link gives both sides a question with each astrologer, once', async () => {
  const friend = await signUp(await follow(`/hi${link}`));
  test.clock.advance(601);
  await signUp(await follow(link), friend.mobile);
  expect([await questions(inviter.uid), await questions(friend.uid)]).toEqual([
    [4, 4],
    [4, 4],
  ]);
});

it('gives nothing to an existing account, to oneself, or for a changed link', async () => {
  const cookie = await follow(link);
  const known = await test.signIn();
  test.clock.advance(601);
  await signUp(cookie, known.mobile);
  await signUp(cookie, inviter.mobile);
  expect(await follow(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
  expect(await follow('/invited/x')).toBeUndefined();
  await signUp('invite=x');
  expect([await questions(inviter.uid), await questions(known.uid)]).toEqual([
    [3, 3],
    [3, 3],
  ]);
});

it('gives nothing to a number with a deleted account, or for the link of a deleted account', async () => {
  const remove = async (mobile: string) => {
    test.clock.advance(601);
    const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
    await test.post(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token });
    test.clock.advance(601);
  };
  const cookie = await follow(link);
  const left = await signUp();
  await remove(left.mobile);
  const anew = await signUp(cookie, left.mobile);
  expect([await questions(inviter.uid), await questions(anew.uid)]).toEqual([
    [3, 3],
    [0, 0],
  ]);
  await remove(inviter.mobile);
  expect(await questions((await signUp(cookie)).uid)).toEqual([3, 3]);
});

it('an invitation to the number takes precedence over another person’s link', async () => {
  const other = await test.signIn();
  const mobile = '919812345678';
  await test.post(apiPaths.invite, { mobile }, other.jwt);
  await signUp(await follow(link), mobile);
  expect([await questions(other.uid), await questions(inviter.uid)]).toEqual([
    [4, 4],
    [3, 3],
  ]);
});

it('a link counts for a limited number of friends a day', async () => {
  const cookie = await follow(link);
  for (let n = 0; n <= inviteLimits.rewardedByLink; n += 1) await signUp(cookie);
  const full = 3 + inviteLimits.rewardedByLink;
  expect(await questions(inviter.uid)).toEqual([full, full]);
  test.clock.advance(24 * 60 * 60);
  await signUp(cookie);
  expect(await questions(inviter.uid)).toEqual([full + 1, full + 1]);
});
