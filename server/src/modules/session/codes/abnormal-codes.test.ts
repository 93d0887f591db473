import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const minute = 60;
const night = new Date('2026-11-15T21:30:00Z');

let people = 0;
const ask = async (prefix = '9812', cookie = '') => {
  people += 1;
  const mobile = `91${prefix}${String(people).padStart(6, '0')}`;
  const headers = { 'x-forwarded-for': `10.7.${people >> 8}.${people & 255}`, ...(cookie && { cookie }) };
  const answer = await test.post(apiPaths.sendOtp, { mobile }, undefined, headers);
  return { mobile, status: answer.statusCode, answer };
};

/** Codes that were sent earlier in the hour. */
const sent = (count: number, { prefix = '9812', used = 0, minutesAgo = 30, isKnown = false } = {}) =>
  test.db.execute(`
    insert into code_requests (id, mobile_hash, address_hash, code_hash, prefix, is_known, created_at, used_at)
    select gen_random_uuid()::text, 'number-' || n, 'address-' || n, '', '${prefix}', ${isKnown}, at, case when n <= ${used} then at end
    from generate_series(1, ${count}) n, (select timestamptz '${test.clock().toISOString()}' - interval '${minutesAgo} minutes' as at) times`);

it('slows the numbers of one prefix whose codes nobody types, until the hour is over, and alerts the operator', async () => {
  await sent(60);
  const refused = await ask();
  expect([refused.status, refused.answer.json<{ code: string }>().code, refused.answer.headers['retry-after']]).toEqual([
    429,
    'code_limit_reached',
    String(30 * minute),
  ]);
  expect((await ask('9813')).status).toBe(200);
  expect((await test.get('/metrics')).body).toMatch(/codes_slowed_total\{by="prefix"\} \d/u);
  test.clock.advance(30 * minute);
  expect((await ask()).status).toBe(200);
});

it.each([
  ['are typed', { used: 20 }, 80],
  ['were sent just now', { minutesAgo: 1 }, 200],
  ['were sent to devices that their number knows', { isKnown: true }, 200],
  ['are few', {}, 59],
])('slows nobody where codes %s', async (_how, options, count) => {
  await sent(count, options);
  expect((await ask()).status).toBe(200);
});

it('slows the whole site if codes of many prefixes are not typed', async () => {
  for (let n = 0; n < 6; n += 1) await sent(50, { prefix: `700${n}` });
  expect((await ask()).status).toBe(429);
});

it('is stricter at night', async () => {
  await sent(20);
  expect((await ask()).status).toBe(200);
  test.clock.set(night);
  await sent(20);
  expect((await ask()).status).toBe(429);
});

it('still sends the code to a device on which the number has logged in', async () => {
  const { answer, mobile } = await ask();
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const typed = { mobile, otp: test.sms.codes.get(mobile), token: answer.json<{ token: string }>().token, device: 'web' };
  await test.post(apiPaths.validateOtp, typed, undefined, { cookie });
  await sent(500);
  const again = await test.post(apiPaths.sendOtp, { mobile }, undefined, { cookie });
  expect([again.statusCode, (await ask()).status]).toEqual([200, 429]);
});

it('stores only four digits of a number', async () => {
  const { mobile } = await ask('9876');
  const { rows } = await test.db.execute<{ prefix: string }>('select * from code_requests');
  expect(rows.map(({ prefix }) => prefix)).toEqual(['9876']);
  expect(JSON.stringify(rows)).not.toContain(mobile.slice(2, 8));
});
