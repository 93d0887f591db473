import { normalizeSignedDegrees } from './angle';
import { moonOf, sunOf } from './ephemeris';
import { luminariesAt } from './luminaries';
import { skyAt } from './sky';

it('gives the computed longitudes to a thousandth of an arc second, from 1800 to 2200', () => {
  const off = Array.from({ length: 1500 }, (_, count) => {
    const at = Date.UTC(1800, 0, 1) + count * 97.3 * 86_400_000;
    const [sky, { sun, moon }] = [skyAt(new Date(at)), luminariesAt(at)];
    return Math.max(Math.abs(normalizeSignedDegrees(sunOf(sky) - sun)), Math.abs(normalizeSignedDegrees(moonOf(sky) - moon)));
  });
  expect(Math.max(...off) * 3600).toBeLessThan(0.001);
});

it('refuses an invalid instant', () => {
  expect(() => luminariesAt(Number.NaN)).toThrow(RangeError);
});
