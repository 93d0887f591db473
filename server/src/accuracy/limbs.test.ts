import reference from '../../assets/accuracy/ephemeris-reference.json';
import { luminariesAt } from '../astrology/sky/luminaries';
import { limbValue } from '../astrology/limbs';
import { listLimbs } from '../astrology/calendar/limb-spans';

const day = 86_400_000;
const rows = reference.days.map(([date, sun, moon]) => ({ at: Date.parse(`${date}T00:00Z`), sun: Number(sun), moon: Number(moon) }));
/** A value of 1 to `count` of equal parts of the circle. */
const part = (degrees: number, count: number) => Math.floor((((degrees % 360) + 360) % 360) / (360 / count)) + 1;
const expected = {
  tithi: ({ sun, moon }: (typeof rows)[number]) => part(moon - sun, 30),
  karana: ({ sun, moon }: (typeof rows)[number]) => part(moon - sun, 60),
  nakshatra: ({ moon }: (typeof rows)[number]) => part(moon, 27),
  yoga: ({ sun, moon }: (typeof rows)[number]) => part(sun + moon, 27),
};

// Swiss Ephemeris, 5:30 am IST of each day of 2026 to 2028.
test.each(['tithi', 'karana', 'nakshatra', 'yoga'] as const)(
  'the %s of each morning of three years agrees with Swiss Ephemeris',
  (name) => {
    expect(rows).toHaveLength(1096);
    const wrong = rows.filter((row) => limbValue(name, luminariesAt(row.at)) !== expected[name](row));
    expect(wrong.map(({ at }) => new Date(at).toISOString())).toEqual([]);
  },
);

test('the tithis that a panchang lists from one morning to the next end with that of the next morning', () => {
  const wrong = rows.slice(0, -1).filter(({ at }, index) => {
    if (index % 10 !== 0) return false;
    return listLimbs('tithi', at, at + day).at(-1)?.value !== expected.tithi(rows[index + 1]!);
  });
  expect(wrong).toEqual([]);
});
