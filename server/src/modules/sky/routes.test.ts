import {
  apiPaths,
  birthSkyResponse,
  skyDaysResponse,
  skyNowResponse,
  type BirthSkyResponse,
  type SkyDaysResponse,
  type SkyNowResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-22T06:00:00Z'));
});

const mumbai = { lat: 19.08, lng: 72.88 };
const ask = async (body: object) => (await test.post(apiPaths.birthSky, body)).json<SuccessOf<BirthSkyResponse>>();

it('shows anyone the current sky', async () => {
  const answer = (await test.get(apiPaths.skyNow)).json<SuccessOf<SkyNowResponse>>();
  expect(skyNowResponse.safeParse(answer).success).toBe(true);
  expect(answer.sky.at).toBe('2026-11-22T06:00:00.000Z');
  expect(answer.sky.planets.map(({ name, sign }) => `${name} ${sign}`)).toEqual(expect.arrayContaining(['Sun 8', 'Moon 1', 'Saturn 12']));
});

const skyNow = async (query: string, locale = 'en') =>
  (await test.app.inject({ url: `${apiPaths.skyNow}${query}`, headers: { 'accept-language': locale } })).json<SuccessOf<SkyNowResponse>>();

it('is the sky over Delhi, over a city by its slug, or over the place nearest to coordinates', async () => {
  const [delhi, kolkata, near] = [await skyNow(''), await skyNow('?city=kolkata'), await skyNow('?lat=22.6&lng=88.4')];
  expect([delhi.place.slug, kolkata.place.name]).toEqual(['delhi', 'Kolkata']);
  // Kolkata is 11 degrees east of Delhi, so its ascendant is further on.
  const ahead = ((kolkata.sky.ascendant ?? 0) - (delhi.sky.ascendant ?? 0) + 360) % 360;
  expect(ahead).toBeGreaterThan(5);
  expect(ahead).toBeLessThan(25);
  expect(Math.abs((near.sky.ascendant ?? 0) - (kolkata.sky.ascendant ?? 0))).toBeLessThan(1);
  expect((await skyNow('?lat=51.5&lng=-0.1')).place).toMatchObject({ name: 'London' });
  expect((await skyNow('?city=delhi', 'hi')).place.name).toBe('दिल्ली');
});

it.each([
  ['?city=atlantis', 404],
  ['?lat=99&lng=77', 400],
  ['?lat=30&lng=-45', 404],
])('does not find the place %s', async (query, status) => {
  expect((await test.get(`${apiPaths.skyNow}${query}`)).statusCode).toBe(status);
});

// Dates in Indian time by Swiss Ephemeris 2.10 with Lahiri ayanamsa.
it('lists the events of the next thirty days', async () => {
  const days = (await test.get(`${apiPaths.skyDays}?city=delhi`)).json<SuccessOf<SkyDaysResponse>>();
  expect(skyDaysResponse.safeParse(days).success).toBe(true);
  expect(days.days.map(({ at }) => at.slice(0, 10)).slice(0, 2)).toEqual(['2026-11-22', '2026-11-23']);
  expect(days.days).toHaveLength(31);
  const indianDay = (at: string) => new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(0, 10);
  expect(days.events.map(({ at, kind, planet, sign }) => `${indianDay(at)} ${planet} ${kind} ${String(sign)}`)).toEqual([
    '2026-11-22 Venus enters 7',
    '2026-11-24 Moon full 2',
    '2026-12-02 Mercury enters 8',
    '2026-12-05 Rahu enters 10',
    '2026-12-09 Moon new 8',
    '2026-12-11 Saturn direct 12',
    '2026-12-13 Jupiter retrograde 5',
    '2026-12-16 Sun enters 9',
    '2026-12-22 Mercury enters 9',
  ]);
  expect((await skyNow('')).next).toMatchObject({ kind: 'direct', planet: 'Saturn' });
});

// Swiss Ephemeris: Moon 337.378°, ascendant 24.500° at this instant in Srinagar.
it('gives Moon sign, nakshatra and current dasha of a birth without a sign-in', async () => {
  const answer = await ask({ dob: '09/05/1983', tob: '05:40', lat: 34.0837, lng: 74.7973 });
  expect(birthSkyResponse.safeParse(answer).success).toBe(true);
  expect(answer).toMatchObject({ rashis: [12], nakshatra: 26, sky: { at: '1983-05-09T00:10:00.000Z' } });
  expect(answer.sky.ascendant).toBeCloseTo(24.5, 1);
  expect(answer.sky.planets.find(({ name }) => name === 'Moon')?.longitude).toBeCloseTo(337.38, 1);
  expect(Date.parse(answer.dasha?.until ?? '')).toBeGreaterThan(Date.parse('2026-11-22'));
});

it('without a time gives the sign of the day, or both if the Moon changed sign', async () => {
  for (const dob of ['10/05/1990', '11/05/1990', '12/05/1990']) {
    const [day, first, last] = await Promise.all([undefined, '00:00', '23:59'].map((tob) => ask({ dob, tob, ...mumbai })));
    expect(day?.rashis).toEqual([...new Set([...(first?.rashis ?? []), ...(last?.rashis ?? [])])]);
    expect([day?.nakshatra, day?.dasha, day?.sky.ascendant]).toEqual([null, null, null]);
  }
});

it('asks about an ambiguous or skipped time or two clocks, like the birth form', async () => {
  const twice = { dob: '14/10/1945', tob: '23:30', ...mumbai };
  expect(await ask(twice)).toMatchObject({ status: 'fail', code: 'ambiguous_birth_time' });
  expect((await ask({ ...twice, earlier_offset: true })).sky.at).toBe('1945-10-14T17:00:00.000Z');
  expect((await ask({ ...twice, earlier_offset: false })).sky.at).toBe('1945-10-14T18:00:00.000Z');
  const never = { dob: '01/01/1986', tob: '00:10', lat: 27.72, lng: 85.32 };
  expect(await ask(never)).toMatchObject({ code: 'skipped_birth_time', moments: ['1985-12-31T23:55', '1986-01-01T00:25'] });
  expect((await ask({ ...never, earlier_offset: false })).sky.at).toBe('1985-12-31T18:40:00.000Z');
  const onTwo = { dob: '01/06/1950', tob: '10:00', ...mumbai };
  expect(await ask({ ...onTwo, clock: 'ask' })).toMatchObject({ code: 'several_clocks' });
  expect((await ask({ ...onTwo, clock: 'local' })).sky.at).toBe('1950-06-01T05:09:00.000Z');
});

it('asks nothing without a time', async () => {
  expect((await ask({ dob: '14/10/1945', ...mumbai, clock: 'ask' })).rashis).not.toHaveLength(0);
});

it.each([{ dob: '31/02/1990' }, { dob: '01/01/1900' }, { tob: '25:00' }, { lat: 99 }, { lat: '' }])('refuses %j', async (wrong) => {
  const reply = await test.post(apiPaths.birthSky, { dob: '10/05/1990', tob: '10:00', ...mumbai, ...wrong });
  expect(reply.statusCode).toBe(400);
});
