import { panchangOf } from './panchang';

const delhi = { lat: 28.6139, lng: 77.209 };
const minutesApart = (a: string | null, b: string) => Math.abs(Date.parse(a ?? '') - Date.parse(b)) / 60_000;

// Published sunrise and sunset for New Delhi, IST.
test.each([
  ['2024-01-22', '07:14', '17:51'],
  ['2024-06-21', '05:24', '19:22'],
  ['2023-11-12', '06:41', '17:29'],
  ['2024-12-21', '07:10', '17:29'],
])('on %s the Sun rises in Delhi at %s and sets at %s', (date, rise, set) => {
  const { sunrise, sunset } = panchangOf({ date, ...delhi });
  expect(minutesApart(sunrise, `${date}T${rise}:00+05:30`)).toBeLessThan(2);
  expect(minutesApart(sunset, `${date}T${set}:00+05:30`)).toBeLessThan(2);
});

test('the panchang of 22 January 2024 is the published one', () => {
  const day = panchangOf({ date: '2024-01-22', ...delhi });
  expect(day).toMatchObject({
    date: '2024-01-22',
    weekday: 1,
    tithi: { value: 12 },
    nakshatra: { value: 5 },
    yoga: { value: 25 },
    karana: { value: 23 },
  });
  expect(minutesApart(day.tithi.ends_at, '2024-01-22T19:51:00+05:30')).toBeLessThan(2);
  expect(minutesApart(day.nakshatra.ends_at, '2024-01-23T04:58:00+05:30')).toBeLessThan(2);
  expect(minutesApart(day.yoga.ends_at, '2024-01-22T08:47:00+05:30')).toBeLessThan(2);
  expect(minutesApart(day.moonrise, '2024-01-22T14:39:00+05:30')).toBeLessThan(3);
});

// New moons published by NASA: the end of a tithi does not depend on the ayanamsa.
test.each([
  ['2024-04-08', '2024-04-08T18:21Z'],
  ['2024-01-11', '2024-01-11T11:57Z'],
])('the new moon of %s ends tithi 30', (date, at) => {
  const { tithi, karana } = panchangOf({ date, ...delhi });
  expect(tithi.value).toBe(30);
  expect(minutesApart(tithi.ends_at, at)).toBeLessThan(1);
  expect(karana.value).toBeGreaterThanOrEqual(59);
});

test("rahu kalam is the weekday's eighth of the day", () => {
  const eighths = ['2024-01-21', '2024-01-22', '2024-01-23', '2024-01-24', '2024-01-25', '2024-01-26', '2024-01-27'].map((date) => {
    const { sunrise, sunset, rahu_kalam } = panchangOf({ date, ...delhi });
    const [rise, set] = [Date.parse(sunrise ?? ''), Date.parse(sunset ?? '')];
    return Math.round(((Date.parse(rahu_kalam?.start ?? '') - rise) / (set - rise)) * 8) + 1;
  });
  expect(eighths).toEqual([8, 2, 7, 5, 6, 4, 3]);
});

test('in the far north missing events are null, and the limbs are still computed', () => {
  const day = panchangOf({ date: '2024-06-21', lat: 69.65, lng: 18.96 });
  expect(day).toMatchObject({ sunrise: null, sunset: null, rahu_kalam: null });
  expect(day.tithi.value).toBe(15);
});

test('the Moon does not rise on one date of each month, and always within the civil date', () => {
  const rises = Array.from({ length: 30 }, (_, day) => `2024-09-${String(day + 1).padStart(2, '0')}`).map((date) => ({
    date,
    moonrise: panchangOf({ date, ...delhi }).moonrise,
  }));
  expect(rises.filter(({ moonrise }) => moonrise === null)).toHaveLength(1);
  for (const { date, moonrise } of rises) {
    if (moonrise) expect(new Date(Date.parse(moonrise) + 5.5 * 3_600_000).toISOString().slice(0, 10)).toBe(date);
  }
});

test("west of the date line the day is the place's own", () => {
  const { sunrise } = panchangOf({ date: '2024-06-21', lat: -13.83, lng: -171.77 });
  expect(minutesApart(sunrise, '2024-06-21T06:53:00+13:00')).toBeLessThan(5);
});

test.each(['2024-02-30', '22/01/2024', ''])('%p is not a date', (date) => {
  expect(() => panchangOf({ date, ...delhi })).toThrow(RangeError);
});
