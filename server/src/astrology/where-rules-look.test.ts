import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { computeChart } from './chart';
import { judgeManglik, manglikCount } from './rules/manglik-schools';
import births from './testing/reference-births.json';

const now = new Date('2026-11-21T12:00:00Z');
const charts = (births as [string, number, number][]).map(([utc, lat, lng]) =>
  computeChart({ utc: new Date(utc), lat, lng, now, localDate: utc.slice(0, 10) }),
);

/** Compared with another library's altitude of the Sun's centre, corrected for refraction and half of the disc. */
function isUp(utc: Date, lat: number, lng: number): boolean {
  const observer = new Observer(lat, lng, 0);
  const { ra, dec } = Equator(Body.Sun, utc, observer, true, true);
  return Horizon(utc, observer, ra, dec).altitude > -0.8333;
}

it('distinguishes birth by day and by night by the Sun’s altitude, not by its house', () => {
  const rows = (births as [string, number, number][]).map(([utc, lat, lng], at) => ({
    isDay: isUp(new Date(utc), lat, lng),
    found: charts[at]!.is_day,
  }));
  expect(rows.filter(({ isDay, found }) => isDay !== found).length).toBeLessThanOrEqual(1);
  expect(rows.filter(({ isDay }) => isDay).length).toBeGreaterThan(200);
});

it.each([
  ['Tromsø', 69.65, 18.96],
  ['Murmansk', 68.97, 33.09],
  ['Maitri', -70.77, 11.73],
  ['Reykjavik', 64.15, -21.94],
])('distinguishes day and night in %s all year', (_, lat, lng) => {
  const hours = Array.from({ length: 365 }, (_each, day) => new Date(Date.UTC(1990, 0, 1 + day, (day * 5) % 24, 17)));
  const wrong = hours.filter((utc) => computeChart({ utc, lat, lng, now, localDate: '1990-06-01' }).is_day !== isUp(utc, lat, lng));
  expect(wrong).toEqual([]);
});

it('the south Indian school names the house from which Mars counts', () => {
  const south = charts.filter((chart) => judgeManglik('south', chart) === 'counts');
  const froms = south.map((chart) => manglikCount('south', chart)!);
  expect(froms.every(({ house }) => [2, 4, 7, 8, 12].includes(house))).toBe(true);
  expect(new Set(froms.map(({ from }) => from))).toEqual(new Set(['lagna', 'moon', 'venus']));
  expect(
    charts.filter((chart) => judgeManglik('north', chart) === 'counts').map((chart) => manglikCount('north', chart)?.from),
  ).not.toContain('moon');
});
