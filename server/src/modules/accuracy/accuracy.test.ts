import { apiPaths, type AccuracyResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import committed from '../../../assets/accuracy/figures.json';
import reference from '../../../assets/accuracy/ephemeris-reference.json';
import { arcSeconds, compareWithReference, type Reference } from '../../accuracy/compare';
import { createLedger } from '../ledger/service';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const read = async () => (await test.get(apiPaths.accuracy)).json<SuccessOf<AccuracyResponse>>();

it('shows the day’s positions beside the reference, within the largest difference', async () => {
  const { date, today, figures } = await read();
  expect(date).toBe('2026-03-14');
  expect(today).toHaveLength(8);
  for (const { body, difference } of today)
    expect(difference).toBeLessThanOrEqual((figures.find((figure) => figure.body === body)?.largest ?? 0) + 0.01);
});

it('counts the returned questions, again after a minute', async () => {
  const before = (await read()).given_back;
  const ledger = createLedger({ clock: test.clock });
  const { uid } = await test.signIn();
  const question = { unit: 'oracle_question', amount: 1 } as const;
  const [free, held] = [{ uid, kind: 'available' } as const, { uid, kind: 'held' } as const];
  await ledger.transfer(test.db, { ...question, key: 'ask', reason: 'A question asked', from: free, to: held });
  await ledger.transfer(test.db, { ...question, key: 'back', reason: 'A question not answered', from: held, to: free });
  test.clock.advance(61);
  expect((await read()).given_back).toBe(before + 1);
});

it('shows the Indian day, also before it begins in UTC', async () => {
  const now = test.clock();
  test.clock.set(new Date('2026-03-14T18:30:00Z'));
  expect(await read()).toMatchObject({ date: '2026-03-15' });
  expect((await read()).today).toHaveLength(8);
  test.clock.set(now);
});

it('has no positions for a day without a reference', async () => {
  const now = test.clock();
  test.clock.set(new Date('2031-01-01T06:00:00Z'));
  expect((await read()).today).toEqual([]);
  test.clock.set(now);
});

it('the committed figures are not better than those of a part of the reference', () => {
  const { days, births, rise, source } = reference as unknown as Reference;
  const part = compareWithReference({ source, days: days.slice(0, 20), births: births.slice(0, 10), rise: rise.slice(0, 10) });
  for (const { body, largest } of part) {
    const figure = committed.figures.find((other) => other.body === body);
    expect(figure?.largest).toBeGreaterThanOrEqual(largest);
  }
});

it('takes the short way round the circle', () => {
  expect(arcSeconds(359.9999, 0.0001)).toBeCloseTo(0.72);
});
