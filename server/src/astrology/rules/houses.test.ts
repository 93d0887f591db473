import { computeChart } from '../chart';
import { debilitationSign, dignityIn, exaltationSign, signLord } from './dignity';
import { friendship } from './friendship';
import { aspectedHouses, aspectsOn, houseLord, houseSign, housesRuledBy, isCombust, occupants, planetOf } from './houses';
import { nakshatraLord } from './nakshatra';
import { grahas } from '../types';

// The ascendant is Virgo; see chart.test.ts.
const chart = computeChart({
  utc: new Date('1990-08-15T05:00:00Z'),
  lat: 28.6139,
  lng: 77.209,
  now: new Date('2025-11-21T00:00:00Z'),
  localDate: '1990-08-15',
});

test('houses follow the ascendant', () => {
  expect([1, 2, 8, 12].map((house) => houseSign(chart, house))).toEqual([6, 7, 1, 5]);
  expect([1, 4, 7, 11].map((house) => houseLord(chart, house))).toEqual(['Mercury', 'Jupiter', 'Jupiter', 'Moon']);
  expect(housesRuledBy(chart, 'Mercury')).toEqual([1, 10]);
  expect(housesRuledBy(chart, 'Sun')).toEqual([12]);
  expect(housesRuledBy(chart, 'Rahu')).toEqual([]);
  expect(occupants(chart, 11).map(({ name }) => name)).toEqual(['Sun', 'Jupiter', 'Venus', 'Ketu']);
});

test('aspects go by whole signs', () => {
  expect(aspectedHouses('Mars', 8)).toEqual([11, 2, 3]);
  expect(aspectedHouses('Jupiter', 11)).toEqual([3, 5, 7]);
  expect(aspectedHouses('Saturn', 4)).toEqual([6, 10, 1]);
  expect(aspectedHouses('Moon', 9)).toEqual([3]);
  expect(aspectsOn(chart, 3).map(({ name }) => name)).toEqual(['Moon', 'Mars', 'Jupiter']);
  expect(aspectsOn(chart, 5).map(({ name }) => name)).toEqual(['Sun', 'Jupiter', 'Venus', 'Ketu']);
});

test('dignities', () => {
  expect(dignityIn('Mars', planetOf(chart, 'Mars').sign)).toBe('own');
  expect(dignityIn('Jupiter', planetOf(chart, 'Jupiter').sign)).toBe('exalted');
  expect(dignityIn('Sun', 7)).toBe('debilitated');
  expect(dignityIn('Mercury', 6)).toBe('exalted');
  expect(dignityIn('Saturn', 1)).toBe('debilitated');
  expect(dignityIn('Saturn', 5)).toBe('enemy');
  expect(dignityIn('Venus', 1)).toBe('neutral');
  expect(dignityIn('Mercury', 5)).toBe('friendly');
  for (const graha of grahas) expect(Math.abs(exaltationSign(graha) - debilitationSign(graha))).toBe(6);
  expect(() => signLord(13)).toThrow(RangeError);
  expect(() => nakshatraLord(0.5)).toThrow(RangeError);
});

test('friendship need not be returned', () => {
  expect(friendship('Moon', 'Mercury')).toBe('friend');
  expect(friendship('Mercury', 'Moon')).toBe('enemy');
  expect(friendship('Mars', 'Saturn')).toBe('neutral');
});

test('a graha near the Sun is combust', () => {
  // The Sun is at 118.4; Venus is 20.6 degrees away, Mercury 27.
  expect(grahas.filter((graha) => isCombust(chart, graha))).toEqual([]);
  const nearer = { ...chart, planets: chart.planets.map((planet) => (planet.name === 'Venus' ? { ...planet, longitude: 109.5 } : planet)) };
  expect(isCombust(nearer, 'Venus')).toBe(true);
  const turned = { ...nearer, planets: nearer.planets.map((planet) => ({ ...planet, retrograde: true })) };
  expect(isCombust(turned, 'Venus')).toBe(false);
});
