/* eslint-disable max-lines -- the cases of one subject share their set-up */
import type { FailureCode } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { TestApp } from '../../testing/test-app';
import { createPooledTestApp, createTestApp } from '../../testing/test-app';
import { createLedger } from '../ledger/service';

const friend = '919812345678';
const sent = { status: 'success', message: 'Invitation sent.' };
const refused = (code: FailureCode, message: string) => ({ status: 'fail', code, message });
let test: TestApp;

const invite = (jwt: string, mobile = friend, key?: string) =>
  test.post(apiPaths.invite, { mobile }, jwt, key === undefined ? {} : { 'idempotency-key': key });
const answerTo = async (...call: Parameters<typeof invite>) => (await invite(...call)).json<unknown>();

async function questions(uid: string): Promise<[oracle: number, astra: number]> {
  const { available } = await createLedger({ clock: test.clock }).balances(test.db, uid);
  return [available.oracle_question, available.astra_question];
}

async function signInAtOnce(mobile: string, times: number): Promise<string[]> {
  const code = async (from: string) => {
    test.clock.advance(60);
    const { token } = (await test.post(apiPaths.sendOtp, { mobile }, undefined, { 'x-forwarded-for': from })).json<{ token: string }>();
    return { mobile, token, otp: test.sms.codes.get(mobile), device: 'web' };
  };
  const codes = [];
  for (let n = 0; n < times; n += 1) codes.push(await code(`10.4.4.${n}`));
  const answers = await Promise.all(codes.map((body) => test.post(apiPaths.validateOtp, body)));
  return answers.map((answer) => answer.json<{ status: string }>().status);
}

async function deleteAccount(mobile: string): Promise<void> {
  test.clock.advance(601);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const answer = await test.post(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token });
  expect(answer.json()).toMatchObject({ status: 'success' });
}

describe('sending an invitation', () => {
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  it('sends a link to the site, and stores the number only as a hash', async () => {
    const { jwt } = await test.signIn();
    expect(await answerTo(jwt)).toEqual(sent);
    expect(test.sms.invites).toEqual([{ mobile: friend, link: 'http://localhost:3000/' }]);
    const { rows } = await test.db.execute('select * from invites');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(friend.slice(2));
  });

  it('cannot be sent to oneself', async () => {
    const { jwt, mobile } = await test.signIn();
    expect(await answerTo(jwt, mobile)).toEqual(refused('invite_own_number', 'This is your own number. Invite a friend.'));
    expect(test.sms.invites).toEqual([]);
  });

  it('accepts only Indian mobile numbers', async () => {
    const { jwt } = await test.signIn();
    expect((await invite(jwt, '9812345678')).statusCode).toBe(400);
    expect((await test.post(apiPaths.invite, { mobile: friend })).statusCode).toBe(401);
  });

  it('sends one message to a number that one person invites twice, at once or later', async () => {
    const { jwt } = await test.signIn();
    const answers = await Promise.all([answerTo(jwt), answerTo(jwt), answerTo(jwt)]);
    const again = refused('invite_repeated', 'You have invited this number already.');
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(sent))).toHaveLength(1);
    expect(answers).toContainEqual(again);
    test.clock.advance(7 * 86_400);
    expect(await answerTo(jwt)).toEqual(again);
    expect(test.sms.invites).toHaveLength(1);
  });

  it('repeats the answer to a replayed request, even after the friend has joined, and sends nothing more', async () => {
    const { jwt } = await test.signIn();
    expect(await answerTo(jwt, friend, 'key-1')).toEqual(sent);
    expect(await answerTo(jwt, friend, 'key-1')).toEqual(sent);
    await test.signIn(friend);
    expect(await answerTo(jwt, friend, 'key-1')).toEqual(sent);
    expect(await answerTo(jwt, friend, 'key-2')).toEqual(refused('invite_repeated', 'You have invited this number already.'));
    expect(test.sms.invites).toHaveLength(1);
  });

  it('allows a person 10 in 24 hours, also concurrently', async () => {
    const { jwt } = await test.signIn();
    const numbers = Array.from({ length: 12 }, (_, n) => `9198000000${10 + n}`);
    const answers = await Promise.all(numbers.map((mobile) => invite(jwt, mobile)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    test.clock.advance(3600);
    const late = await invite(jwt);
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, String(23 * 3600)]);
    expect(late.json()).toEqual(refused('invite_limit_reached', 'You can send 10 invitations a day. Please try again tomorrow.'));
    test.clock.advance(23 * 3600);
    expect(await answerTo(jwt)).toEqual(sent);
  });

  it('allows 3 to a number in 24 hours, from all people together', async () => {
    const people = [await test.signIn(), await test.signIn(), await test.signIn(), await test.signIn()];
    const answers = await Promise.all(people.map(({ jwt }) => invite(jwt)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429]);
    expect(test.sms.invites).toHaveLength(3);
  });

  it('leaves nothing if the message cannot be sent', async () => {
    const { jwt } = await test.signIn();
    const working = test.sms.sendInvite;
    test.sms.sendInvite = async () => {
      throw new Error('no balance');
    };
    expect(await answerTo(jwt, friend, 'key-1')).toEqual(
      refused('invite_not_sent', 'The invitation could not be sent. Please try again in a minute.'),
    );
    test.sms.sendInvite = working;
    expect(await answerTo(jwt, friend, 'key-1')).toEqual(sent);
    expect(test.sms.invites).toHaveLength(1);
  });
});

describe('a number that has an account and one that has none', () => {
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  /** The answers to the same calls for two numbers, of which the second has an account. */
  async function both(calls: (mobile: string) => Promise<unknown>): Promise<[without: unknown, withAccount: unknown]> {
    const { mobile } = await test.signIn();
    return [await calls(friend), await calls(mobile)];
  }
  const whole = ({ statusCode, body, headers }: Awaited<ReturnType<typeof invite>>) => [statusCode, body, headers['retry-after']];

  it('get the same answer to an invitation, a second one and a replay', async () => {
    const [one, other] = await both(async (mobile) => {
      const { jwt } = await test.signIn();
      return [await invite(jwt, mobile, 'key-1'), await invite(jwt, mobile), await invite(jwt, mobile, 'key-1')].map(whole);
    });
    expect(other).toEqual(one);
    expect(new Set(test.sms.invites.map(({ link }) => link)).size).toBe(1);
    expect(test.sms.invites).toHaveLength(2);
  });

  it('get the same answer if the message cannot be sent', async () => {
    test.sms.sendInvite = async () => {
      throw new Error('no balance');
    };
    const { jwt } = await test.signIn();
    const [one, other] = await both(async (mobile) => whole(await invite(jwt, mobile)));
    expect(other).toEqual(one);
    expect(one).toEqual([
      200,
      JSON.stringify(refused('invite_not_sent', 'The invitation could not be sent. Please try again in a minute.')),
      undefined,
    ]);
  });

  it('count the same for number and inviter', async () => {
    const people = [await test.signIn(), await test.signIn(), await test.signIn(), await test.signIn()];
    const [one, other] = await both(async (mobile) => {
      const answers = [];
      for (const { jwt } of people) answers.push(whole(await invite(jwt, mobile)));
      return answers;
    });
    expect(other).toEqual(one);
    const { jwt } = await test.signIn();
    const registered = [];
    for (let n = 0; n < 11; n += 1) registered.push((await test.signIn()).mobile);
    const statuses = [];
    for (const mobile of registered) statuses.push((await invite(jwt, mobile)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('give nothing to a person who had an account when invited, also after deleting it', async () => {
    const [inviter, later, known] = [await test.signIn(), await test.signIn(), await test.signIn()];
    await invite(inviter.jwt, known.mobile);
    expect([await questions(inviter.uid), await questions(known.uid)]).toEqual([
      [3, 3],
      [3, 3],
    ]);
    await deleteAccount(known.mobile);
    await invite(later.jwt, known.mobile);
    test.clock.advance(601);
    const anew = await test.signIn(known.mobile);
    expect(await Promise.all([inviter, later, anew].map(({ uid }) => questions(uid)))).toEqual([
      [3, 3],
      [3, 3],
      [0, 0],
    ]);
  });

  it('refuse a key with another number', async () => {
    const { jwt } = await test.signIn();
    expect(await answerTo(jwt, friend, 'key-1')).toEqual(sent);
    expect(await answerTo(jwt, '919812345679', 'key-1')).toMatchObject({ status: 'fail', code: 'idempotency_key_reused' });
    expect(test.sms.invites).toHaveLength(1);
  });

  it('give calls with one key the same answer, also if the message fails', async () => {
    const { jwt } = await test.signIn();
    let tries = 0;
    test.sms.sendInvite = async () => {
      tries += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      throw new Error('no balance');
    };
    const answers = await Promise.all([1, 2, 3].map(() => answerTo(jwt, friend, 'key-1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(refused('invite_not_sent', 'The invitation could not be sent. Please try again in a minute.'))]),
    );
    expect(tries).toBe(1);
  });
});

describe('an invitation and deleted accounts', () => {
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  it('gives nothing when the number signs in again, invited again or not', async () => {
    const [inviter, later] = [await test.signIn(), await test.signIn()];
    await invite(inviter.jwt);
    await test.signIn(friend);
    await deleteAccount(friend);
    expect(await answerTo(later.jwt)).toEqual(sent);
    test.clock.advance(601);
    const anew = await test.signIn(friend);
    expect([await questions(anew.uid), await questions(inviter.uid)]).toEqual([
      [0, 0],
      [4, 4],
    ]);
  });

  it('is sent to a number once by all accounts of a person, and counts towards the day of the number', async () => {
    const [inviter, ...others] = [await test.signIn(), await test.signIn(), await test.signIn(), await test.signIn()];
    expect(await answerTo(inviter.jwt)).toEqual(sent);
    await deleteAccount(inviter.mobile);
    test.clock.advance(601);
    const again = await test.signIn(inviter.mobile);
    expect(await answerTo(again.jwt)).toMatchObject({ code: 'invite_repeated' });
    const answers = [];
    for (const { jwt } of others) answers.push((await invite(jwt)).statusCode);
    expect(answers).toEqual([200, 200, 429]);
    expect(test.sms.invites).toHaveLength(3);
  });

  it('lets a later inviter and the friend have their questions after the first inviter left', async () => {
    const [first, second] = [await test.signIn(), await test.signIn()];
    await invite(first.jwt);
    await invite(second.jwt);
    await deleteAccount(first.mobile);
    const joined = await test.signIn(friend);
    expect([await questions(joined.uid), await questions(second.uid)]).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });

  it('is erased with the account of the inviter', async () => {
    const inviter = await test.signIn();
    await invite(inviter.jwt);
    await invite(inviter.jwt, '919812345679', 'key-1');
    await test.signIn('919812345679');
    await deleteAccount(inviter.mobile);
    const { rows } = await test.db.execute('select uid, request_key, accepted_at is not null as accepted from invites');
    expect(rows).toEqual([false, true].map((accepted) => ({ uid: null, request_key: null, accepted })));
    const joined = await test.signIn(friend);
    expect(await questions(joined.uid)).toEqual([3, 3]);
  });
});

describe('the reward', () => {
  beforeAll(async () => {
    test = await createPooledTestApp();
  });
  afterAll(() => test.close());
  it('gives both one question with each astrologer, once, however often the friend signs in', async () => {
    const inviter = await test.signIn();
    const mobile = '919812340001';
    await invite(inviter.jwt, mobile);
    expect(await questions(inviter.uid)).toEqual([3, 3]);
    const { uid } = await test.signIn(mobile);
    await test.signIn(mobile);
    expect([await questions(inviter.uid), await questions(uid)]).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });

  it('gives once for concurrent first sign-ins', async () => {
    const inviter = await test.signIn();
    const mobile = '919812340002';
    await invite(inviter.jwt, mobile);
    test.clock.advance(601);
    expect(await signInAtOnce(mobile, 3)).toEqual(['success', 'success', 'success']);
    test.clock.advance(601);
    const { uid } = await test.signIn(mobile);
    expect([await questions(inviter.uid), await questions(uid)]).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });

  it('counts the first of several inviters', async () => {
    const [first, second] = [await test.signIn(), await test.signIn()];
    const mobile = '919812340003';
    await invite(first.jwt, mobile);
    test.clock.advance(1);
    await invite(second.jwt, mobile);
    const { uid } = await test.signIn(mobile);
    expect(await Promise.all([first, second, { uid }].map((person) => questions(person.uid)))).toEqual([
      [4, 4],
      [3, 3],
      [4, 4],
    ]);
  });

  it('gives for every friend of one person, joining at once', async () => {
    const inviter = await test.signIn();
    const friends = Array.from({ length: 8 }, (_, n) => `91981234500${n}`);
    for (const mobile of friends) expect(await answerTo(inviter.jwt, mobile)).toEqual(sent);
    const statuses = await Promise.all(friends.map((mobile) => signInAtOnce(mobile, 1)));
    expect(new Set(statuses.flat())).toEqual(new Set(['success']));
    expect(await questions(inviter.uid)).toEqual([11, 11]);
    expect(await createLedger({ clock: test.clock }).audit(test.db)).toEqual({ accounts: [], transfers: [] });
  });
});
