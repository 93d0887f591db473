import { festivalsOfMonth } from './festivals';
import type { Festival } from './festival-names';
import { lunarMonthAt } from '../lunar-month';
import expected from '../testing/festivals-2026-2028.json';

const years = [2026, 2027, 2028];
let all: Festival[];
beforeAll(() => {
  all = years.flatMap((year) => Array.from({ length: 12 }, (_, month) => festivalsOfMonth(year, month + 1)).flat());
});

const datesOf = (id: string) => all.filter((festival) => festival.id === id).map(({ date }) => date);

test.each(Object.entries(expected.festivals))('%s falls on the published days of 2026 to 2028', (id, dates) => {
  expect(datesOf(id)).toEqual(dates);
});

test.each(Object.entries(expected.monthly))('%s recurs on the published days', (id, dates) => {
  expect(datesOf(id)).toEqual(dates);
});

test('each Ekadashi has its name and both its days', () => {
  const smarta = all.filter(({ id }) => id === 'ekadashi').map(({ name, date }) => [name.en.replace(' Ekadashi', ''), date]);
  expect(smarta).toEqual(expected.ekadashi.map(([name, date]) => [name, date]));
  expect(datesOf('ekadashi-vaishnava')).toEqual(
    expected.ekadashi.filter(([, one, other]) => one !== other).map(([, , vaishnava]) => vaishnava),
  );
});

const months = 'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashwina Kartika Margashirsha Pausha Magha Phalguna'.split(' ');

test.each(expected.newMoonsIst)('the new moon of %s begins %s', (at, name) => {
  const newMoon = Date.parse(`${at}:00+05:30`);
  const { start, month, isAdhika } = lunarMonthAt(newMoon + 3_600_000);
  expect(Math.abs(start - newMoon)).toBeLessThanOrEqual(90_000);
  expect(`${months[month - 1]}${isAdhika ? ' (adhika)' : ''}`).toBe(name);
});
