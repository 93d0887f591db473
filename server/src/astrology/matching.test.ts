import fc from 'fast-check';
import { computeChart } from './chart';
import { yoniScore } from './koota-tables';
import { matchCharts } from './matching';
import { zodiacPoint } from './nakshatra';
import type { Chart } from './types';

const base = computeChart({
  utc: new Date('1990-08-15T05:00:00Z'),
  lat: 28.6139,
  lng: 77.209,
  now: new Date('2025-11-21T00:00:00Z'),
  localDate: '1990-08-15',
});
const withMoon = (longitude: number): Chart => ({
  ...base,
  planets: base.planets.map((planet) => (planet.name === 'Moon' ? { ...planet, ...zodiacPoint(longitude) } : planet)),
});
const points = (girl: number, boy: number) =>
  Object.fromEntries(matchCharts(withMoon(girl), withMoon(boy)).kootas.map((koota) => [koota.name, koota.points]));

test('two Moons at one place lose the nadi and nothing else', () => {
  expect(points(5, 5)).toEqual({ Varna: 1, Vashya: 2, Tara: 3, Yoni: 4, 'Graha Maitri': 5, Gana: 6, Bhakoot: 7, Nadi: 0 });
});

test('Ashwini of Aries with Hasta of Virgo', () => {
  // Kshatriya with Vaishya; horse with buffalo are sworn enemies; 6 and 8; Mars and Mercury; both Deva, both Adi.
  expect(points(5, 165)).toMatchObject({ Varna: 0, Yoni: 0, Bhakoot: 0, 'Graha Maitri': 0.5, Gana: 6, Nadi: 0 });
});

test('the order counts', () => {
  expect(points(165, 5).Varna).toBe(1);
  // Rohini (Manushya) with Ashwini (Deva), both ways.
  expect([points(45, 5).Gana, points(5, 45).Gana]).toEqual([6, 5]);
});

test('Mars in the eighth makes both of these manglik', () => {
  expect(matchCharts(base, base).manglik).toEqual({ girl: true, boy: true, agree: true });
});

test('the table of animals reads the same both ways', () => {
  yoniScore.forEach((row, girl) => row.forEach((score, boy) => expect(yoniScore[boy]?.[girl]).toBe(score)));
});

const moon = fc.double({ min: 0, max: 359.999, noNaN: true });
test('any two Moons get their points within bounds, a maximum of 36 and a reason each', () => {
  fc.assert(
    fc.property(moon, moon, (girl, boy) => {
      const match = matchCharts(withMoon(girl), withMoon(boy));
      expect(match.kootas.map(({ max }) => max)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      for (const { points: got, max, reason } of match.kootas) {
        expect(got).toBeGreaterThanOrEqual(0);
        expect(got).toBeLessThanOrEqual(max);
        expect(reason).not.toMatch(/undefined|NaN/);
      }
      expect(match.points).toBe(match.kootas.reduce((sum, koota) => sum + koota.points, 0));
    }),
    { seed: 4 },
  );
});
