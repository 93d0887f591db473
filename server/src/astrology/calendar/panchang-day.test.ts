import reference from './testing/sunrises-2026.json';
import { eraYears, lunarMonthAt } from './lunar-month';
import { panchangDay } from './panchang-day';

const delhi = { lat: 28.6139, lng: 77.209 };
const ist = (at: string) => Date.parse(`${at}:00+05:30`);
const minutesApart = (one: number | null | undefined, other: number) => Math.abs((one ?? 0) - other) / 60_000;

// The panchang of New Delhi as newspapers printed it.
test('the day of 22 January 2024 is the published one, with what follows each limb', () => {
  const day = panchangDay('2024-01-22', delhi);
  expect(day.tithi.map(({ value }) => value)).toEqual([12, 13]);
  expect(minutesApart(Date.parse(day.tithi[0]!.ends_at), ist('2024-01-22T19:51'))).toBeLessThan(2);
  expect(day.nakshatra[0]).toMatchObject({ value: 5 });
  expect(day.yoga.map(({ value }) => value)).toEqual([25, 26]);
  expect(day.karana.map(({ value }) => value)).toEqual([23, 24, 25]);
  expect(minutesApart(day.moonrise, ist('2024-01-22T14:39'))).toBeLessThan(3);
  expect(day).toMatchObject({ month: 10, purnimanta: 10, isAdhika: false, vikram: 2080, shaka: 1945, sunSign: 10, moonSign: 2 });
});

test('the parts of a Sunday match the almanac', () => {
  const day = panchangDay('2026-11-22', delhi);
  const clock = (at: number | undefined) => new Date((at ?? 0) + 330 * 60_000).toISOString().slice(11, 16);
  expect([day.rahuKalam, day.yamaganda, day.gulika, day.abhijit].map((span) => [clock(span?.start), clock(span?.end)])).toEqual([
    ['16:05', '17:25'],
    ['12:07', '13:26'],
    ['14:46', '16:05'],
    ['11:45', '12:28'],
  ]);
  expect([clock(day.moonrise ?? 0), clock(day.moonset ?? 0)]).toEqual(['15:25', '05:11']);
});

test.each(reference.rises)('the Sun rises and sets in %s on %s as in an independent ephemeris', (_city, date, lat, lng, rise, set) => {
  const day = panchangDay(date as string, { lat: lat as number, lng: lng as number });
  expect(minutesApart(day.sunrise, Date.parse(rise as string))).toBeLessThan(0.5);
  expect(minutesApart(day.sunset, Date.parse(set as string))).toBeLessThan(0.5);
});

test('the choghadiya run without a gap from sunrise to sunrise, beginning with that of the weekday', () => {
  const { choghadiya, sunrise, nextSunrise } = panchangDay('2026-11-22', delhi);
  expect(choghadiya.map(({ name }) => name).join(' ')).toBe(
    'udveg char labh amrit kaal shubh rog udveg shubh amrit char rog kaal labh udveg shubh',
  );
  expect([choghadiya[0]?.start, choghadiya.at(-1)?.end]).toEqual([sunrise, nextSunrise]);
  choghadiya.slice(1).forEach(({ start }, index) => expect(start).toBeCloseTo(choghadiya[index]!.end));
});

test('there is no Abhijit on a Wednesday', () => {
  expect(panchangDay('2026-11-25', delhi).abhijit).toBeNull();
});

test('a day on which the Moon does not rise says so', () => {
  const days = Array.from({ length: 30 }, (_, day) => panchangDay(`2026-11-${String(day + 1).padStart(2, '0')}`, delhi));
  expect(days.filter(({ moonrise }) => moonrise === null).length).toBeLessThanOrEqual(1);
  expect(days.filter(({ moonset }) => moonset === null).length).toBeLessThanOrEqual(1);
});

test('the dark half has the next name in the north, except within an adhika month', () => {
  const months = (date: string) => {
    const { month, purnimanta, isAdhika } = panchangDay(date, delhi);
    return [month, purnimanta, isAdhika];
  };
  expect(months('2026-11-28')).toEqual([8, 9, false]);
  expect(months('2026-05-10')).toEqual([2, 3, false]);
  expect(months('2026-05-20')).toEqual([3, 3, true]);
  expect(months('2026-06-10')).toEqual([3, 3, true]);
  expect(months('2026-06-20')).toEqual([3, 3, false]);
});

test('the years of the eras begin with Chaitra', () => {
  expect(panchangDay('2026-03-18', delhi)).toMatchObject({ vikram: 2082, shaka: 1947 });
  expect(panchangDay('2026-03-20', delhi)).toMatchObject({ vikram: 2083, shaka: 1948 });
});

test('a month that begins before the New Year and ends after it keeps its years of the eras', () => {
  for (const date of ['2021-01-05', '2024-01-05', '2027-01-03'])
    expect(panchangDay(date, delhi)).toMatchObject({
      month: 9,
      vikram: Number(date.slice(0, 4)) + 56,
      shaka: Number(date.slice(0, 4)) - 79,
    });
});

test('the years of the eras grow with Chaitra alone', () => {
  const dates = Array.from({ length: 1500 }, (_, at) => new Date(Date.UTC(1990, 0, 5) + at * 12 * 86_400_000));
  const read = dates.map((date) => {
    const { month } = lunarMonthAt(date.getTime());
    return { month, vikram: eraYears(date.toISOString().slice(0, 10), month).vikram };
  });
  const wrong = read
    .slice(1)
    .filter(({ month, vikram }, at) => vikram - read[at]!.vikram !== (month === 1 && read[at]!.month === 12 ? 1 : 0));
  expect(wrong).toEqual([]);
});

test('an invalid date or place is a RangeError', () => {
  expect(() => panchangDay('2026-02-30', delhi)).toThrow(RangeError);
  expect(() => panchangDay('2026-06-21', { lat: 69.65, lng: 18.96 })).toThrow(RangeError);
});
