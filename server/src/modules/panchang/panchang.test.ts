import type { Panchang } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const panchang = async (query: string) => (await test.get(`${apiPaths.panchang}${query}`)).json<{ panchang: Panchang }>().panchang;

it('is public, for the requested day and place', async () => {
  const kolkata = await panchang('?date=2026-01-15&lat=22.57&lng=88.36');
  expect(kolkata).toMatchObject({ date: '2026-01-15', weekday: 4 });
  const mumbai = await panchang('?date=2026-01-15&lat=19.08&lng=72.88');
  expect(Date.parse(mumbai.sunrise ?? '')).toBeGreaterThan(Date.parse(kolkata.sunrise ?? ''));
});

it('uses the date in India and New Delhi by default', async () => {
  test.clock.set(new Date('2026-03-14T18:29:59Z'));
  expect((await panchang('')).date).toBe('2026-03-14');
  test.clock.set(new Date('2026-03-14T18:30:00Z'));
  expect(await panchang('')).toEqual(await panchang('?date=2026-03-15&lat=28.61&lng=77.21'));
});

it.each([
  ['?date=2026-02-30', 'This date does not exist.'],
  ['?date=1899-12-31', 'The year must lie between 1900 and 2100.'],
  ['?date=2101-01-01', 'The year must lie between 1900 and 2100.'],
  ['?date=15-01-2026', 'Give the date as YYYY-MM-DD.'],
])('refuses %s', async (query, message) => {
  const answer = await test.get(`${apiPaths.panchang}${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: 'fail', code: 'invalid_request', message: expect.stringContaining(message) });
});

it.each(['?lat=80', '?lng=200', '?lat=north'])('refuses the place %s', async (query) => {
  expect((await test.get(`${apiPaths.panchang}${query}`)).statusCode).toBe(400);
});
