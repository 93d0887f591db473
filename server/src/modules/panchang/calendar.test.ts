import {
  apiPaths,
  panchangDayResponse,
  panchangMonthResponse,
  type PanchangDayResponse,
  type PanchangMonthResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import type { TestApp } from '../../testing/test-app';
import { createSitemapPaths } from '../../sitemap-paths';
import { createTestApp, testConfig } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

type Day = SuccessOf<PanchangDayResponse>;
type Month = SuccessOf<PanchangMonthResponse>;
const ask = <Answer>(path: string, locale = 'en') =>
  test.app.inject({ url: path, headers: { 'accept-language': locale } }).then((reply) => reply.json<Answer>());

it('returns the day of a city with its festivals and upcoming ones, without a session', async () => {
  const answer = await ask<Day>(`${apiPaths.panchangDay}?city=varanasi&date=2026-11-24`);
  expect(panchangDayResponse.safeParse(answer).success).toBe(true);
  expect(answer.place).toMatchObject({ slug: 'varanasi', name: 'Varanasi' });
  expect(answer.festivals.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Kartik Purnima, Guru Nanak Jayanti', 'Dev Diwali', 'Purnima']),
  );
  expect(answer.upcoming[0]).toMatchObject({ name: 'Kalabhairav Jayanti', kind: 'festival' });
  expect(answer.day.choghadiya).toHaveLength(16);
});

it.each([
  ['दिल्ली', 'delhi'],
  ['वाराणसी', 'varanasi'],
  ['नवी-मुंबई', 'navi-mumbai'],
])('accepts the Hindi name of a city, %s, and answers with its slug', async (name, slug) => {
  const { place } = await ask<Day>(`${apiPaths.panchangDay}?city=${encodeURIComponent(name)}&date=2026-11-24`, 'hi');
  expect(place).toMatchObject({ slug, name: name.replace('-', ' ') });
});

it('uses today in India and Delhi by default', async () => {
  test.clock.set(new Date('2026-11-21T18:30:00Z'));
  const answer = await ask<Day>(apiPaths.panchangDay);
  expect([answer.day.date, answer.place.slug]).toEqual(['2026-11-22', 'delhi']);
});

it('the Sun rises later in the west', async () => {
  const rise = async (city: string) => (await ask<Day>(`${apiPaths.panchangDay}?city=${city}&date=2026-11-22`)).day.sunrise;
  expect(Date.parse(await rise('mumbai'))).toBeGreaterThan(Date.parse(await rise('kolkata')));
});

it('names cities and festivals in Hindi', async () => {
  const answer = await ask<Day>(`${apiPaths.panchangDay}?city=kanpur&date=2026-11-08`, 'hi');
  expect(answer.place).toEqual({ slug: 'kanpur', name: 'कानपुर', region: 'उत्तर प्रदेश' });
  expect(answer.festivals.map(({ name }) => name)).toContain('दीपावली');
});

it('gives a month with the tithi of each day', async () => {
  const answer = await ask<Month>(`${apiPaths.panchangMonth}?month=2026-11`);
  expect(panchangMonthResponse.safeParse(answer).success).toBe(true);
  expect(answer.days).toHaveLength(30);
  expect(answer.days[21]).toEqual({ date: '2026-11-22', tithi: 13, nakshatra: 1 });
  expect(answer.festivals.filter(({ kind }) => kind === 'festival').map(({ date }) => date)).toContain('2026-11-08');
});

it.each(['?city=atlantis', '?city=atlantis&month=2026-11'])('does not find %s', async (query) => {
  const path = query.includes('month') ? apiPaths.panchangMonth : apiPaths.panchangDay;
  expect((await test.get(`${path}${query}`)).statusCode).toBe(404);
});

it.each(['?date=2026-02-30', '?date=1899-12-31', '?date=tomorrow'])('refuses the day %s', async (query) => {
  expect((await test.get(`${apiPaths.panchangDay}${query}`)).statusCode).toBe(400);
});

it.each(['?month=2026-13', '?month=2101-01', '?month=May'])('refuses the month %s', async (query) => {
  expect((await test.get(`${apiPaths.panchangMonth}${query}`)).statusCode).toBe(400);
});

it('each place of the search has a slug that leads to it', async () => {
  const { predictions } = await ask<{ predictions: { slug: string; structured_formatting: { main_text: string } }[] }>(
    `${apiPaths.places}?input=rampur`,
  );
  expect(new Set(predictions.map(({ slug }) => slug)).size).toBe(predictions.length);
  for (const { slug, structured_formatting } of predictions)
    expect((await ask<Day>(`${apiPaths.panchangDay}?city=${slug}&date=2026-11-22`)).place.name).toBe(structured_formatting.main_text);
});

it.each(['en', 'hi'])('each city of the sitemap is found, and has a unique name in %s', async (locale) => {
  const paths = await createSitemapPaths({ ...testConfig, blogUrl: null })();
  const cities = paths.flatMap((path) => /^\/panchang\/(.+)$/.exec(path)?.[1] ?? []);
  expect(cities).toHaveLength(200);
  const names = new Set<string>();
  for (const city of cities) {
    const { place } = await ask<Day>(`${apiPaths.panchangDay}?city=${city}&date=2026-11-22`, locale);
    expect([city, place.slug]).toEqual([city, city]);
    names.add(place.name);
  }
  expect(names.size).toBe(200);
});

it('upcoming festivals in the last days of January include all days of February', async () => {
  for (const date of ['2027-01-30', '2027-01-31']) {
    const { upcoming } = await ask<Day>(`${apiPaths.panchangDay}?city=delhi&date=${date}`);
    expect(upcoming.map((each) => each.date)).toEqual(expect.arrayContaining(['2027-02-06', '2027-02-11']));
  }
});
