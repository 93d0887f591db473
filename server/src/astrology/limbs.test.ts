import fc from 'fast-check';
import { limbAt, type LimbName } from './limbs';

const limbs: [LimbName, number][] = [
  ['tithi', 30],
  ['karana', 60],
  ['nakshatra', 27],
  ['yoga', 27],
];
const instants = fc.date({ min: new Date('1945-01-01T00:00:00Z'), max: new Date('2050-01-01T00:00:00Z'), noInvalidDate: true });

test.each(limbs)('a %s ends after the given instant, and the next of %i begins then', (name, count) => {
  fc.assert(
    fc.property(instants, (at) => {
      const { value, ends_at } = limbAt(name, at.getTime());
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(count);
      const end = Date.parse(ends_at);
      expect(end).toBeGreaterThanOrEqual(at.getTime());
      expect(end - at.getTime()).toBeLessThan(27.5 * 3_600_000);
      expect(limbAt(name, end + 1000).value).toBe((value % count) + 1);
    }),
    { numRuns: 100, seed: 3 },
  );
});
