import { AstroTime } from 'astronomy-engine';
import { deltaT } from './delta-t';

const ut = (year: number) => (Date.UTC(year, 0, 1) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;

test.each([
  [1945, 26.77],
  [1972, 42.23],
  [2000, 63.83],
  [2015, 67.64],
  [2024, 69.18],
])('keeps the observation of %i', (year, seconds) => {
  expect(deltaT(ut(year))).toBeCloseTo(seconds, 1);
});

test('is continuous from the formula over the observations to the future', () => {
  for (const year of [1940, 2025]) expect(Math.abs(deltaT(ut(year) + 1) - deltaT(ut(year) - 1))).toBeLessThan(0.3);
});

test('is used by the ephemeris', () => {
  const time = new AstroTime(new Date('2020-01-01T00:00:00Z'));
  expect((time.tt - time.ut) * 86_400).toBeCloseTo(deltaT(time.ut), 3);
});
