import type { Festival } from './festival-names';
import { festivalDates } from './festival-dates';
import { festivalsOfMonth } from './festivals';
import otherSchools from '../testing/other-schools.json';
import expected from '../testing/published-2010-2028.json';

const [firstYear, lastYear] = [2010, 2040];
let all: Festival[];
beforeAll(() => {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  all = years
    .flatMap((year) => Array.from({ length: 12 }, (_, month) => festivalsOfMonth(year, month + 1)).flat())
    .filter(({ kind }) => kind === 'festival');
});

const datesOf = (id: string) => all.filter((festival) => festival.id === id).map(({ date }) => date);

test.each(Object.entries(expected.festivals))('%s falls on its published days of 2010 to 2028', (id, dates) => {
  const years = new Set(dates.map((date) => date.slice(0, 4)));
  expect(datesOf(id).filter((date) => years.has(date.slice(0, 4)))).toEqual(dates);
});

test.each(otherSchools.dates)('$id is on $ours and not on $theirs, the day of another school', ({ id, ours, theirs }) => {
  const dates = datesOf(id);
  expect([ours, theirs].map((date) => dates.includes(date))).toEqual([true, false]);
});

test.each([
  ['dhanteras', '2015-11-09'],
  ['vasant-panchami', '2019-02-10'],
  ['radha-ashtami', '2020-08-26'],
  ['jivitputrika', '2024-09-25'],
  ['ganga-saptami', '2021-05-18'],
  ['nag-panchami', '2013-08-11'],
  ['dev-diwali', '2019-11-12'],
  ['onam', '2031-08-30'],
  ['kalabhairav-jayanti', '2024-11-22'],
  ['narasimha-jayanti', '2024-05-21'],
  ['narasimha-jayanti', '2025-05-11'],
  ['vat-purnima', '2016-06-19'],
  ['vat-purnima', '2017-06-08'],
  ['vat-purnima', '2019-06-16'],
  ['vat-savitri', '2022-05-30'],
  ['meena-sankranti', '2025-03-14'],
  ['dhanu-sankranti', '2024-12-15'],
])('%s: %s', (id, date) => {
  expect(datesOf(id)).toContain(date);
});

/** Near the New Year two can be in one civil year and none in the next. */
const movesOverNewYear = ['guru-gobind', 'shakambhari-purnima'];

test('each year from 2020 to 2040 has each festival, once', () => {
  const ids = [...new Set(all.map(({ id }) => id))];
  expect(ids.length).toBeGreaterThan(85);
  const wrong = ids
    .filter((id) => !movesOverNewYear.includes(id))
    .flatMap((id) =>
      Array.from({ length: 21 }, (_, at) => String(2020 + at)).flatMap((year) => {
        const dates = datesOf(id).filter((date) => date.startsWith(year));
        return dates.length === 1 ? [] : [`${id} ${year}: ${dates.join(', ')}`];
      }),
    );
  expect(wrong).toEqual([]);
});

test.each(movesOverNewYear)('%s is once in each lunar year, and both of a civil year are listed', (id) => {
  const days = datesOf(id).map((date) => Date.parse(date) / 86_400_000);
  const gaps = days.slice(1).map((day, at) => day - days[at]!);
  expect(gaps.filter((gap) => gap < 350 || gap > 390)).toEqual([]);
  expect(days.length).toBeGreaterThanOrEqual(30);
});

test.each([
  [1983, 2, 'maha-shivaratri'],
  [1983, 2, 'mauni-amavasya'],
  [1983, 1, 'vasant-panchami'],
  [1963, 11, 'vivah-panchami'],
  [1963, 12, 'guru-gobind'],
])('a double month has the festivals of the omitted one too: %i-%i %s', (year, month, id) => {
  expect(festivalsOfMonth(year, month).map((each) => each.id)).toContain(id);
});

test('a festival looked up by name has the same days', () => {
  const ids = [...new Set(all.map(({ id }) => id))];
  for (const year of [2010, 2026, 2027, 2029, 2031])
    expect(Object.fromEntries(ids.map((id) => [id, festivalDates(id, year)]))).toEqual(
      Object.fromEntries(ids.map((id) => [id, datesOf(id).filter((date) => date.startsWith(String(year)))])),
    );
});
