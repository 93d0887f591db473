import { computeChart } from './chart';
import { isSunUp } from './houses';
import { readLifeEvent } from './life-event-ties';
import { judgeManglik, manglikCount } from './manglik-schools';
import { sunEvent } from './sun-events';
import births from './testing/reference-births.json';

const now = new Date('2026-11-21T12:00:00Z');
const charts = (births as [string, number, number][]).map(([utc, lat, lng]) =>
  computeChart({ utc: new Date(utc), lat, lng, now, localDate: utc.slice(0, 10) }),
);

it('knows birth by day from birth by night by the Sun, not by its house', () => {
  const rows = (births as [string, number, number][]).map(([utc, lat, lng], at) => {
    const instant = Date.parse(utc);
    const isUp = [-1, 0, 1].some((days) => {
      const noon =
        Math.round((instant + lng * 240_000 - 43_200_000) / 86_400_000) * 86_400_000 + 43_200_000 - lng * 240_000 + days * 86_400_000;
      const [rise, set] = [sunEvent(-1, noon, lat, lng), sunEvent(1, noon, lat, lng)];
      return rise !== null && set !== null && rise <= instant && instant < set;
    });
    return { isUp, found: isSunUp(charts[at]!) };
  });
  expect(rows.filter(({ isUp, found }) => isUp !== found).length).toBeLessThanOrEqual(1);
  expect(rows.filter(({ isUp }) => isUp).length).toBeGreaterThan(200);
});

it('the south names the house from where Mars counts', () => {
  const south = charts.filter((chart) => judgeManglik('south', chart) === 'counts');
  const froms = south.map((chart) => manglikCount('south', chart)!);
  expect(froms.every(({ house }) => [2, 4, 7, 8, 12].includes(house))).toBe(true);
  expect(new Set(froms.map(({ from }) => from))).toEqual(new Set(['lagna', 'moon', 'venus']));
  expect(
    charts.filter((chart) => judgeManglik('north', chart) === 'counts').map((chart) => manglikCount('north', chart)?.from),
  ).not.toContain('moon');
});

it('a home that was bought has the significators of houses and land', () => {
  const ties = charts.flatMap((chart) => {
    for (let years = 1; years < 60; years += 1) {
      const read = readLifeEvent(chart, 'home', new Date(Date.parse(chart.utc) + years * 31_557_600_000));
      const found = read?.ties.find(({ tie }) => tie === 'karaka');
      if (found) return [found.lord];
    }
    return [];
  });
  expect(new Set(ties)).toEqual(new Set(['Mars', 'Saturn']));
});
