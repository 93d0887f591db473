/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, otpLimits } from '@oracle-astra/shared/contract';
import type { TestApp } from '../../../testing/test-app';
import { createTestApp, testConfig } from '../../../testing/test-app';
import { codeLimits } from './code-limits';

const mobile = '919812345678';
const home = '10.1.1.1';
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const ask = (from = home, cookie = '', number = mobile) =>
  test.post(apiPaths.sendOtp, { mobile: number }, undefined, { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) });
type Answer = Awaited<ReturnType<typeof ask>>;
const tokenOf = (answer: Answer) => answer.json<{ token: string }>().token;
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const validate = (token: string, otp: string | undefined, cookie = '') =>
  test.post(apiPaths.validateOtp, { mobile, otp, token, device: 'web' }, undefined, cookie ? { cookie } : {});
const statusOf = (answer: Answer) => answer.json<{ status: string }>().status;
const wrong = (code: string | undefined) => (code === '000000' ? '000001' : '000000');
const address = (n: number) => `10.2.${n >> 8}.${n & 255}`;

/** Signs in on a device, which is then known to the number; resolves with its cookie. */
async function knownDevice(): Promise<string> {
  const answer = await ask();
  const cookie = cookieOf(answer);
  expect(statusOf(await validate(tokenOf(answer), test.sms.codes.get(mobile), cookie))).toBe('success');
  return cookie;
}

/** Requests codes from new addresses, each time as early as possible, and returns their number. */
async function useUp(seconds: number): Promise<number> {
  const until = test.clock().getTime() + seconds * 1000;
  let sent = 0;
  while (test.clock().getTime() < until) {
    const answer = await ask(address(sent));
    if (answer.statusCode === 200) sent += 1;
    test.clock.advance(
      answer.statusCode === 200 ? answer.json<{ retry_after: number }>().retry_after : Number(answer.headers['retry-after']),
    );
  }
  return sent;
}

describe('the wait between two codes', () => {
  it('grows to at most two minutes, and is in every answer', async () => {
    const told: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { retry_after: wait } = (await ask(address(n))).json<{ retry_after: number }>();
      told.push(wait);
      const early = await ask(address(50));
      expect([early.statusCode, early.headers['retry-after']]).toEqual([429, String(wait)]);
      test.clock.advance(wait);
    }
    expect(told).toEqual([30, 30, 60, 120, 120]);
  });

  it('counts down in the refusal', async () => {
    await ask();
    test.clock.advance(18);
    const refused = await ask();
    expect(refused.headers['retry-after']).toBe('12');
    expect(refused.json()).toEqual({
      status: 'fail',
      code: 'code_limit_reached',
      message: 'A code was sent to this number just now. Try again in 12 seconds.',
    });
  });

  it('ends when the code is used', async () => {
    await knownDevice();
    expect((await ask(address(1))).statusCode).toBe(200);
  });

  it('applies to concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(address(n))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('codes requested by strangers', () => {
  it('are too few for guessing', async () => {
    const sent = await useUp(24 * 60 * 60);
    expect((sent * otpLimits.tries) / 10 ** otpLimits.length).toBeLessThan(2e-4);
  });

  it('run out only for a while', async () => {
    for (let n = 0; n < codeLimits.number.burst; n += 1) {
      expect((await ask(address(n))).statusCode).toBe(200);
      test.clock.advance(120);
    }
    const refused = await ask('10.9.9.9');
    expect(refused.json()).toEqual({
      status: 'fail',
      code: 'code_limit_reached',
      message: 'Too many codes were sent to this number. Try again in 40 minutes.',
    });
    test.clock.advance(Number(refused.headers['retry-after']));
    expect((await ask('10.9.9.9')).statusCode).toBe(200);
  });

  it('from one address leave room for the owner at another', async () => {
    for (let n = 0; n < 12; n += 1) {
      await ask('10.6.6.6');
      test.clock.advance(120);
    }
    expect((await ask()).statusCode).toBe(200);
  });

  it('do not reduce the allowance of a known device', async () => {
    const cookie = await knownDevice();
    await useUp(3 * 60 * 60);
    const answer = await ask('10.7.7.7', cookie);
    expect(answer.statusCode).toBe(200);
    expect(statusOf(await validate(tokenOf(answer), test.sms.codes.get(mobile), cookie))).toBe('success');
  });

  it('and guesses at them do not affect the owner’s code', async () => {
    const own = await ask();
    const code = test.sms.codes.get(mobile);
    test.clock.advance(30);
    const theirs = tokenOf(await ask('10.6.6.6'));
    for (let n = 0; n < 6; n += 1) await validate(theirs, wrong(test.sms.codes.get(mobile)));
    expect(statusOf(await validate(theirs, code))).toBe('fail');
    expect(statusOf(await validate(tokenOf(own), code))).toBe('success');
  });
});

describe('a newer code', () => {
  const replaced = { status: 'fail', code: 'code_replaced', message: 'A newer code was sent. Type that one.' };

  it.each([
    ['with its cookie', true],
    ['without cookies', false],
  ])('ends the older one of the same requester, %s', async (_how, keeps) => {
    const first = await ask();
    const cookie = keeps ? cookieOf(first) : '';
    const firstCode = test.sms.codes.get(mobile);
    test.clock.advance(30);
    const second = await ask(keeps ? '10.3.3.3' : home, cookie);
    expect((await validate(tokenOf(first), firstCode, cookie)).json()).toEqual(replaced);
    expect(statusOf(await validate(tokenOf(second), test.sms.codes.get(mobile), cookie))).toBe('success');
  });

  it('of the same address does not end that of a known device', async () => {
    const cookie = await knownDevice();
    const own = await ask(home, cookie);
    const code = test.sms.codes.get(mobile);
    await ask(home);
    expect(statusOf(await validate(tokenOf(own), code, cookie))).toBe('success');
  });

  it('that could not be sent ends nothing', async () => {
    const first = await ask();
    const code = test.sms.codes.get(mobile);
    test.clock.advance(30);
    jest.spyOn(test.sms, 'sendCode').mockRejectedValueOnce(new Error('no line'));
    expect(statusOf(await ask())).toBe('fail');
    expect(statusOf(await validate(tokenOf(first), code))).toBe('success');
  });
});

describe('an address', () => {
  const number = (n: number) => `91900${String(n).padStart(7, '0')}`;
  const askedByOthers = (count: number, columns = '') =>
    test.db.execute(`
    insert into code_requests (id, mobile_hash, address_hash, code_hash, created_at${columns ? ', used_at' : ''})
    select 'other-' || n, 'number-' || n, (select address_hash from code_requests limit 1), '', (select created_at from code_requests limit 1)${columns}
    from generate_series(1, ${count}) n`);

  it('may request codes for many people, up to a limit', async () => {
    await ask();
    await askedByOthers(498);
    expect((await ask(home, '', number(1))).statusCode).toBe(200);
    const refused = await ask(home, '', number(2));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json<{ message: string }>().message).toBe(
      'Too many codes were asked for from this connection. Try again in 60 seconds.',
    );
    expect((await ask('10.8.8.8', '', number(2))).statusCode).toBe(200);
  });

  it('has an hourly limit too, for which used codes do not count', async () => {
    await ask();
    await askedByOthers(1999);
    test.clock.advance(61);
    expect((await ask(home, '', number(1))).statusCode).toBe(429);
    await test.db.execute('update code_requests set used_at = created_at');
    expect((await ask(home, '', number(1))).statusCode).toBe(200);
  });
});

it('at the ceiling of the site only a known device is sent a code, until earlier ones are a day old', async () => {
  await test.close();
  test = await createTestApp({ config: { ...testConfig, codesPerDay: 3 } });
  const device = await knownDevice();
  for (const n of [1, 2]) expect((await ask(address(n), '', `91981234570${n}`)).statusCode).toBe(200);
  const refused = await ask(address(3), '', '919812345703');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'code_limit_reached']);
  expect((await ask(home, device)).statusCode).toBe(200);
  test.clock.advance(Number(refused.headers['retry-after']));
  expect((await ask(address(3), '', '919812345703')).statusCode).toBe(200);
});

describe('the cookie of the device', () => {
  it('is random, HttpOnly, only for the API, and persistent', async () => {
    const first = await ask();
    expect(first.headers['set-cookie']).toMatch(/^device=[\w-]{22}; Path=\/apis; Max-Age=34560000; SameSite=Lax; HttpOnly$/);
    expect(cookieOf(await ask('10.8.8.8', '', '919812345679'))).not.toBe(cookieOf(first));
    test.clock.advance(30);
    expect((await ask(home, cookieOf(first))).headers['set-cookie']).toBeUndefined();
  });

  it('is Secure on HTTPS', async () => {
    const answer = await test.post(apiPaths.sendOtp, { mobile }, undefined, { 'x-forwarded-for': home, 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('is ignored if it was not issued', async () => {
    await ask();
    expect((await ask(home, 'device=AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(429);
    expect((await ask(home, 'device=nonsense')).statusCode).toBe(429);
  });

  it('is known to the number that signed in, until the account is deleted', async () => {
    const cookie = await knownDevice();
    expect((await ask(home, cookie)).statusCode).toBe(200);
    const known = async () => (await test.db.execute('select * from known_devices')).rows;
    expect(await known()).toHaveLength(1);
    expect(JSON.stringify(await known())).not.toContain(cookie.split('=')[1]);
    test.clock.advance(30);
    const token = tokenOf(await ask(home, cookie));
    await test.post(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token });
    expect(await known()).toEqual([]);
  });
});
