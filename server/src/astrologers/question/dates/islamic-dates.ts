const dayMs = 86_400_000;
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
const cache = new Map<string, readonly string[]>();

/**
 * The days of a civil year in India, `YYYY-MM-DD`, on which a day of an Islamic month falls: the day after that of the Umm al-Qura
 * calendar, since the crescent is seen in India an evening later. The sighting may move it by a day.
 */
export function islamicDates(month: number, day: number, year: number): readonly string[] {
  const key = `${year} ${month} ${day}`;
  const dates = cache.get(key) ?? findDates(month, day, year);
  cache.set(key, dates);
  return dates;
}

function findDates(month: number, day: number, year: number): string[] {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const days = Array.from({ length: (end - start) / dayMs }, (_, at) => start + at * dayMs);
  return days.filter((each) => isDay(each - dayMs, month, day)).map((each) => new Date(each).toISOString().slice(0, 10));
}

function isDay(at: number, month: number, day: number): boolean {
  const parts = calendar.formatToParts(at);
  const read = (type: 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return read('month') === month && read('day') === day;
}
