import type { Festival } from './festival-names';
import { festivalsOfMonth } from './festivals';
import expected from '../testing/gazetted-holidays-2024-2026.json';

const years = [2024, 2025, 2026];
let all: Festival[];
beforeAll(() => {
  all = years.flatMap((year) => Array.from({ length: 12 }, (_, month) => festivalsOfMonth(year, month + 1)).flat());
});

/**
 * The list has the Vaishnava Janmashtami, a day after that of the Smartas in 2025, and in 2024 Diwali on the first of two days
 * whose amavasya touches the pradosha; Dharmasindhu and Drik Panchang take the second.
 */
const differs: Partial<Record<string, Partial<Record<string, string>>>> = expected.differs;

test.each(Object.entries(expected.festivals))('%s falls on the holidays of 2024 to 2026', (id, dates) => {
  const held = dates.map((date) => differs[id]?.[date.slice(0, 4)] ?? date);
  expect(all.filter((festival) => festival.id === id).map(({ date }) => date)).toEqual(held);
});
