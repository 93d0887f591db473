import fc from 'fast-check';
import { computeChart } from '../chart';
import { yoniScore } from './koota-tables';
import { judgeManglik, manglikBalances } from './manglik-schools';
import { matchMoons } from './matching';
import { planetOf } from './houses';
import { zodiacPoint } from './nakshatra';
import type { Chart } from '../types';

const points = (girl: number, boy: number) =>
  Object.fromEntries(matchMoons(zodiacPoint(girl), zodiacPoint(boy)).kootas.map((koota) => [koota.name, koota.points]));

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

test('the table of animals reads the same both ways', () => {
  yoniScore.forEach((row, girl) => row.forEach((score, boy) => expect(yoniScore[boy]?.[girl]).toBe(score)));
});

const moon = fc.double({ min: 0, max: 359.999, noNaN: true });
test('any two Moons get their points within bounds, a maximum of 36 and a reason each', () => {
  fc.assert(
    fc.property(moon, moon, (girl, boy) => {
      const match = matchMoons(zodiacPoint(girl), zodiacPoint(boy));
      expect(match.kootas.map(({ max }) => max)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      for (const { points: got, max, hers, his } of match.kootas) {
        expect(got).toBeGreaterThanOrEqual(0);
        expect(got).toBeLessThanOrEqual(max);
        expect(`${hers} ${his}`).not.toMatch(/undefined|NaN/);
      }
      expect(match.points).toBe(match.kootas.reduce((sum, koota) => sum + koota.points, 0));
    }),
    { seed: 4 },
  );
});

// Sums over both Moons at every 1°40' (46,656 pairs), as the published tables give them.
const sums = {
  Varna: 29_160,
  Vashya: 49_329,
  Tara: 93_312,
  Yoni: 87_808,
  'Graha Maitri': 139_968,
  Gana: 155_520,
  Bhakoot: 163_296,
  Nadi: 248_832,
};
test.each(Object.entries(sums))('%s adds up over all pairs as its published table does', (name, sum) => {
  const moons = Array.from({ length: 216 }, (_, index) => zodiacPoint((index * 5) / 3 + 0.5));
  let total = 0;
  for (const girl of moons)
    for (const boy of moons) total += matchMoons(girl, boy).kootas.find((koota) => koota.name === name)?.points ?? 0;
  expect(total).toBe(sum);
});

const chartOf = (utc: string, lat: number, lng: number) =>
  computeChart({ utc: new Date(utc), lat, lng, now: new Date('2026-11-22T00:00:00Z'), localDate: utc.slice(0, 10) });

test('the published pair of Mumbai and Kolkata has 26 points', () => {
  const girl = chartOf('1967-08-29T03:30:00Z', 19.08, 72.88);
  const boy = chartOf('1970-11-10T03:50:00Z', 22.57, 88.36);
  const match = matchMoons(planetOf(girl, 'Moon'), planetOf(boy, 'Moon'));
  expect([match.kootas.map((koota) => koota.points), match.points]).toEqual([[1, 1, 1.5, 1, 0.5, 6, 7, 8], 26]);
  expect(match.exceptions).toEqual({ 'Graha Maitri': 'cleanBhakoot' });
});

test('exceptions are named and leave the points as they are', () => {
  const pair = (girl: number, boy: number) => matchMoons(zodiacPoint(girl), zodiacPoint(boy));
  // One nakshatra and one pada has no exception; another pada, another nakshatra of the sign, another sign of the nakshatra have.
  expect(pair(5, 5).exceptions).toEqual({});
  expect(pair(1, 5).exceptions).toEqual({ Nadi: 'otherPada' });
  expect(pair(28, 35).exceptions.Nadi).toBe('oneStar');
  expect(pair(1, 5).kootas.find(({ name }) => name === 'Nadi')?.points).toBe(0);
  // Aries and Scorpio have one lord, and their nadis differ.
  expect(pair(1, 215).exceptions.Bhakoot).toBe('oneLord');
});

describe('Manglik by school', () => {
  const withMars = (chart: Chart, sign: number): Chart => ({
    ...chart,
    planets: chart.planets.map((planet) =>
      planet.name === 'Mars' ? { ...planet, ...zodiacPoint(sign * 30 - 15), house: ((sign - chart.ascendant.sign + 12) % 12) + 1 } : planet,
    ),
  });
  const base = chartOf('1990-08-15T05:00:00Z', 28.6139, 77.209);
  const inHouse = (house: number) => withMars(base, ((base.ascendant.sign + house - 2) % 12) + 1);

  it('the north Indian school excludes the second house, which the ascendant school counts', () => {
    expect(judgeManglik('ascendant', inHouse(2))).toBe('counts');
    expect(judgeManglik('north', inHouse(2))).toBe('elsewhere');
    expect(judgeManglik('ascendant', inHouse(3))).toBe('elsewhere');
  });

  it('the south Indian school excludes Leo, Aquarius and the own signs', () => {
    expect(judgeManglik('south', withMars(base, 5))).toBe('leoAquarius');
    expect(judgeManglik('south', withMars(base, 1))).toMatch(/ownOrExalted|elsewhere/);
  });

  it('Saturn, Rahu and Ketu in the same houses balance', () => {
    for (const graha of manglikBalances(base)) expect([1, 2, 4, 7, 8, 12]).toContain(planetOf(base, graha).house);
  });
});
