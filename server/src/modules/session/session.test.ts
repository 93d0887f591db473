/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { decodeJwt } from 'jose';
import { apiPaths, sessionSeconds } from '@oracle-astra/shared/contract';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

const mobile = '919812345678';
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

async function askForCode(number = mobile, from = '10.9.9.9') {
  return test.post(apiPaths.sendOtp, { mobile: number }, undefined, { 'x-forwarded-for': from });
}

async function tokenFor(number = mobile): Promise<string> {
  return (await askForCode(number)).json<{ token: string }>().token;
}

function wrong(code: string | undefined): string {
  return code === '000000' ? '000001' : '000000';
}

const rightCode = () => test.sms.codes.get(mobile);
const validate = (token: string, otp: string | undefined, number = mobile) =>
  test.post(apiPaths.validateOtp, { mobile: number, otp, token, device: 'web' });

describe('asking for a code', () => {
  it('sends six digits and returns a token that does not reveal them', async () => {
    const { token, status } = (await askForCode()).json<{ token: string; status: string }>();
    expect(status).toBe('success');
    expect(rightCode()).toMatch(/^\d{6}$/);
    expect(token).not.toContain(rightCode());
  });

  it('stores neither number nor code in plain text', async () => {
    await askForCode();
    const { rows } = await test.db.execute('select * from code_requests');
    expect(JSON.stringify(rows)).not.toContain(mobile.slice(2));
    expect(JSON.stringify(rows)).not.toContain(rightCode());
  });

  it.each(['9812345678', '911234567890', '', '91981234567x'])('refuses the number %p', async (number) => {
    const answer = await askForCode(number);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      status: 'fail',
      code: 'invalid_request',
      field: 'mobile',
      field_error: 'full_mobile_invalid',
      message: 'Enter an Indian mobile number: 91 and ten digits.',
    });
  });
});

describe('typing the code', () => {
  it('signs in, and creates the account at first with its free questions', async () => {
    const first = (await validate(await tokenFor(), rightCode())).json<{ jwt: string }>();
    const { uid, jti, iat, exp } = decodeJwt(first.jwt);
    expect(jti).toBeTruthy();
    expect((exp ?? 0) - (iat ?? 0)).toBe(315_360_000);
    const me = await test.get(apiPaths.me, first.jwt);
    expect(me.json()).toEqual({
      status: 'success',
      uid,
      mobile,
      name: null,
      is_ban: 0,
      created_at: test.clock().toISOString(),
      locale: null,
    });

    const second = (await validate(await tokenFor(), rightCode())).json<{ jwt: string }>();
    expect(decodeJwt(second.jwt).uid).toBe(uid);
    const { rows } = await test.db.execute('select unit, balance from accounts where owner is not null order by unit');
    expect(rows.map(({ unit, balance }) => [unit, Number(balance)])).toEqual([
      ['astra_question', 3],
      ['daily_prediction', 3],
      ['monthly_prediction', 1],
      ['oracle_question', 3],
      ['weekly_prediction', 1],
      ['yearly_prediction', 1],
    ]);
  });

  it('returns the remaining tries, and refuses even the right code after 5', async () => {
    const token = await tokenFor();
    const failures: { message: string; tries_left: number }[] = [];
    for (let n = 0; n < 5; n += 1) {
      const answer = await validate(token, wrong(rightCode()));
      expect(answer.statusCode).toBe(200);
      failures.push(answer.json());
    }
    const messages = failures.map(({ message }) => message);
    expect(failures.map(({ tries_left: left }) => left)).toEqual([4, 3, 2, 1, 0]);
    expect(messages[0]).toBe('The code is not right. You have 4 tries left.');
    expect(messages[3]).toBe('The code is not right. You have 1 try left.');
    expect(messages[4]).toBe('The code is not right. Ask for a new one.');
    expect((await validate(token, rightCode())).json()).toEqual({
      status: 'fail',
      code: 'code_tries_exceeded',
      message: 'The code was typed wrong too often. Ask for a new one.',
    });
  });

  it('counts concurrent tries', async () => {
    const token = await tokenFor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(token, wrong(rightCode()))));
    const tried = answers.filter((answer) => answer.json<{ message: string }>().message.startsWith('The code is not right.'));
    expect(tried).toHaveLength(5);
  });

  it('accepts a code for 10 minutes', async () => {
    const token = await tokenFor();
    test.clock.advance(600);
    expect((await validate(token, rightCode())).json()).toEqual({
      status: 'fail',
      code: 'code_expired',
      message: 'The code has expired. Ask for a new one.',
    });
  });

  it('accepts a code once', async () => {
    const token = await tokenFor();
    expect((await validate(token, rightCode())).json()).toMatchObject({ status: 'success' });
    expect((await validate(token, rightCode())).json()).toEqual({
      status: 'fail',
      code: 'code_used',
      message: 'This code was used already. Ask for a new one.',
    });
  });

  it('creates one account for concurrent right codes', async () => {
    const token = await tokenFor();
    const code = rightCode();
    test.clock.advance(30);
    const other = (await askForCode(mobile, '10.8.8.8')).json<{ token: string }>().token;
    const otherCode = rightCode();
    const answers = await Promise.all([
      validate(token, code),
      validate(token, code),
      validate(other, otherCode),
      validate(other, otherCode),
    ]);
    expect(answers.filter((answer) => answer.json<{ status: string }>().status === 'success')).toHaveLength(2);
    expect((await test.db.execute('select uid from users')).rows).toHaveLength(1);
  });

  it('refuses a token of another number, and one that was tampered with', async () => {
    const token = await tokenFor();
    const refused = { status: 'fail', code: 'code_mismatch', message: 'This code does not belong to this number. Ask for a new one.' };
    expect((await validate(token, rightCode(), '919812345679')).json()).toEqual(refused);
    expect((await validate(`${token}x`, rightCode())).json()).toEqual(refused);
    expect((await validate('nonsense', rightCode())).json()).toEqual(refused);
  });

  it('accepts JSON sent as plain text, as in the cancel flow', async () => {
    const token = await tokenFor();
    const payload = JSON.stringify({ mobile, otp: rightCode(), token, device: 'web' });
    const answer = await test.app.inject({
      method: 'POST',
      url: apiPaths.validateOtp,
      payload,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect(answer.json()).toMatchObject({ status: 'success' });
  });
});

describe('logging out', () => {
  it('ends this session and no other', async () => {
    const { jwt } = await test.signIn(mobile);
    const other = await test.signIn(mobile);
    expect((await test.post(apiPaths.logout, {}, jwt)).json()).toEqual({ status: 'success' });
    expect((await test.get(apiPaths.me, jwt)).statusCode).toBe(401);
    expect((await test.get(apiPaths.me, other.jwt)).statusCode).toBe(200);
  });
});

describe('tokens of concurrent requests', () => {
  it('belong to separate sessions', async () => {
    const [first, gone, third] = [await test.signIn(mobile), await test.signIn('919812345680'), await test.signIn('919812345681')];
    await test.post(apiPaths.logout, {}, gone.jwt);
    const forged = `${first.jwt.slice(0, -4)}AAAA`;
    const answers = await Promise.all([first.jwt, gone.jwt, third.jwt, forged, first.jwt].map((jwt) => test.get(apiPaths.me, jwt)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 401, 200]);
    expect(answers.map((answer) => answer.json<{ uid?: string }>().uid)).toEqual([first.uid, undefined, third.uid, undefined, first.uid]);
  });

  it('end when they expire', async () => {
    const { jwt } = await test.signIn(mobile);
    test.clock.advance(sessionSeconds - 1);
    expect((await test.get(apiPaths.me, jwt)).statusCode).toBe(200);
    test.clock.advance(1);
    expect((await test.get(apiPaths.me, jwt)).statusCode).toBe(401);
  });
});

describe('deleting the account', () => {
  const remove = (token: string, otp: string | undefined) => test.post(apiPaths.deleteAccount, { mobile, otp, token });

  it('ends every session, including the returned one, and leaves nothing personal', async () => {
    const { jwt } = await test.signIn(mobile);
    const answer = (await remove(await tokenFor(), rightCode())).json<{ status: string; jwt: string }>();
    expect(answer.status).toBe('success');
    expect((await test.get(apiPaths.me, jwt)).statusCode).toBe(401);
    expect((await test.get(apiPaths.me, answer.jwt)).statusCode).toBe(401);
    const { rows } = await test.db.execute('select * from users');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(mobile.slice(2));
  });

  it('lets the number sign up again', async () => {
    const before = await test.signIn(mobile);
    await remove(await tokenFor(), rightCode());
    const after = await test.signIn(mobile);
    expect(after.uid).not.toBe(before.uid);
  });

  it('requires the right code', async () => {
    const { jwt } = await test.signIn(mobile);
    expect((await remove(await tokenFor(), wrong(rightCode()))).json()).toMatchObject({
      status: 'fail',
      code: 'code_wrong',
      message: 'The code is not right. You have 4 tries left.',
    });
    expect((await test.get(apiPaths.me, jwt)).statusCode).toBe(200);
  });

  it('reports a number without an account', async () => {
    expect((await remove(await tokenFor(), rightCode())).json()).toEqual({
      status: 'fail',
      code: 'account_not_found',
      message: 'There is no account with this number.',
    });
  });
});
