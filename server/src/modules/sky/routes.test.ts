import {
  apiPaths,
  birthSkyResponse,
  skyNowResponse,
  type BirthSkyResponse,
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

it('shows anyone the sky of now', async () => {
  const answer = (await test.get(apiPaths.skyNow)).json<SuccessOf<SkyNowResponse>>();
  expect(skyNowResponse.safeParse(answer).success).toBe(true);
  expect(answer.sky.at).toBe('2026-11-22T06:00:00.000Z');
  expect(answer.sky.planets.map(({ name, sign }) => `${name} ${sign}`)).toEqual(expect.arrayContaining(['Sun 8', 'Moon 1', 'Saturn 12']));
});

// Swiss Ephemeris: Moon 337.378°, ascendant 24.500° at this instant in Srinagar.
it('names Moon sign, nakshatra and running dasha of a birth without a sign-in', async () => {
  const answer = await ask({ dob: '09/05/1983', tob: '05:40', lat: 34.0837, lng: 74.7973 });
  expect(birthSkyResponse.safeParse(answer).success).toBe(true);
  expect(answer).toMatchObject({ rashis: [12], nakshatra: 26, sky: { at: '1983-05-09T00:10:00.000Z' } });
  expect(answer.sky.ascendant).toBeCloseTo(24.5, 1);
  expect(answer.sky.planets.find(({ name }) => name === 'Moon')?.longitude).toBeCloseTo(337.38, 1);
  expect(Date.parse(answer.dasha?.until ?? '')).toBeGreaterThan(Date.parse('2026-11-22'));
});

it('without a time gives the sign of the day, or both where the Moon changed sign', async () => {
  for (const dob of ['10/05/1990', '11/05/1990', '12/05/1990']) {
    const [day, first, last] = await Promise.all([undefined, '00:00', '23:59'].map((tob) => ask({ dob, tob, ...mumbai })));
    expect(day?.rashis).toEqual([...new Set([...(first?.rashis ?? []), ...(last?.rashis ?? [])])]);
    expect([day?.nakshatra, day?.dasha, day?.sky.ascendant]).toEqual([null, null, null]);
  }
});

it('takes the first of two equal times in the night of 1945', async () => {
  expect((await ask({ dob: '14/10/1945', tob: '23:30', ...mumbai })).sky.at).toBe('1945-10-14T17:00:00.000Z');
});

it.each([{ dob: '31/02/1990' }, { dob: '01/01/1900' }, { tob: '25:00' }, { lat: 99 }, { lat: '' }])('refuses %j', async (wrong) => {
  const reply = await test.post(apiPaths.birthSky, { dob: '10/05/1990', tob: '10:00', ...mumbai, ...wrong });
  expect(reply.statusCode).toBe(400);
});
