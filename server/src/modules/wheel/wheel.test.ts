import { apiPaths, wheel } from '@oracle-astra/shared/contract';
import { createTestApp } from '../../testing/test-app';
import { drawPercent } from './service';

interface Answer {
  status: string;
  code?: string;
  percent: number;
  coupon: string;
  expires_at: string;
}

async function openWheel() {
  const test = await createTestApp();
  const { jwt } = await test.signIn();
  const spin = async (key?: string) =>
    (await test.post(apiPaths.spin, {}, jwt, key === undefined ? {} : { 'idempotency-key': key })).json<Answer>();
  const status = async () => (await test.get(apiPaths.wheelStatus, jwt)).json<object>();
  return { ...test, jwt, spin, status };
}

it('wins a coupon for seven days, once a day, also for concurrent spins', async () => {
  const { spin, status } = await openWheel();
  expect(await status()).toEqual({ status: 'success', can_spin: true, next_spin_at: null, coupon: null });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => spin(`key-${n}`)));
  const [won] = answers.filter((answer) => answer.status === 'success');
  expect(answers.filter(({ code }) => code === 'wheel_spun_today')).toHaveLength(9);
  // The whole of the day that pages name.
  expect(won?.expires_at).toBe('2026-03-21T18:29:59.000Z');
  expect(await status()).toMatchObject({
    can_spin: false,
    next_spin_at: '2026-03-14T18:30:00.000Z',
    coupon: { percent: won?.percent, coupon: won?.coupon },
  });
});

it('returns the same coupon for the same key', async () => {
  const { spin } = await openWheel();
  const first = await spin('key-1');
  expect(await spin('key-1')).toEqual(first);
});

it('allows the next spin at midnight in India', async () => {
  const { spin, clock } = await openWheel();
  clock.set(new Date('2026-03-14T18:29:59Z'));
  expect(await spin()).toMatchObject({ status: 'success' });
  expect(await spin()).toMatchObject({ code: 'wheel_spun_today' });
  clock.set(new Date('2026-03-14T18:30:00Z'));
  expect(await spin()).toMatchObject({ status: 'success' });
});

it('draws each percentage equally often', () => {
  const draws = 60_000;
  const counts = new Map<number, number>();
  for (let n = 0; n < draws; n += 1) {
    const percent = drawPercent();
    counts.set(percent, (counts.get(percent) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: wheel.segments }, (_, n) => n + 1));
  const expected = draws / wheel.segments;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 14 degrees of freedom: a fair wheel exceeds this once in a hundred million tests.
  expect(chiSquare).toBeLessThan(65);
});

it('gives the questions of the app once', async () => {
  const { post, get, jwt } = await openWheel();
  const claim = async (key: string) => (await post(apiPaths.claimAppPromo, {}, jwt, { 'idempotency-key': key })).json<{ status: string }>();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(`key-${n}`)));
  expect(answers.filter(({ status }) => status === 'success')).toEqual([{ status: 'success', questions_added: 3 }]);
  // A repeated key returns the first answer, so that a lost answer can be read again.
  const won = answers.findIndex(({ status }) => status === 'success');
  expect(await claim(`key-${won}`)).toEqual({ status: 'success', questions_added: 3 });
  expect((await get(apiPaths.balance, jwt)).json()).toMatchObject({ astra_questions: 6 });
});
