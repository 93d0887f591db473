import { festivalsOfMonth } from '../../../astrology';
import { listDays, festivals } from './festivals';

const now = Date.parse('2026-11-21T12:00:00Z');
const named = (english: string) => festivals.find((each) => each.english === english)!;

it.each([
  ['Onam', '2027-09-12'],
  ['Lohri', '2027-01-14'],
  ['Ram Navami', '2026-03-26'],
  ['Dev Uthani Ekadashi', '2027-11-10'],
  ['Tulsi Vivah', '2026-11-21'],
])('%s is on %s, as in the calendar', (english, day) => expect(listDays(named(english), now)).toContain(day));

it('every festival has dates in each supported year, from the calendar if it has them', () => {
  const calendar = Array.from({ length: 12 }, (_, month) => festivalsOfMonth(2028, month + 1)).flat();
  for (const festival of festivals) {
    const days = listDays(festival, now).filter((day) => day.startsWith('2028'));
    expect(days.length).toBeGreaterThan(0);
    for (const id of festival.ids ?? [])
      if (id !== 'devutthana-ekadashi') expect(days).toEqual(expect.arrayContaining(calendar.filter((each) => each.id === id).map(({ date }) => date)));
  }
});

it.each([
  ['Eid', ['2023-04-22', '2024-04-11', '2025-03-31', '2026-03-21', '2027-03-10']],
  ['Bakrid', ['2023-06-29', '2024-06-17', '2025-06-07', '2026-05-28', '2027-05-17']],
  ['Ramzan', ['2023-03-24', '2024-03-12', '2025-03-02', '2026-02-19', '2027-02-09']],
  ['Christmas', ['2025-12-25', '2031-12-25']],
])('%s has the dates observed and announced in India', (english, days) => {
  for (const day of days) expect(listDays(named(english), Date.parse(`${day}T12:00:00Z`))).toContain(day);
});

it('every festival has a day ahead within thirteen months, whenever it is asked', () => {
  for (const year of [2028, 2029, 2041]) {
    const asked = Date.parse(`${year}-12-31T12:00:00Z`);
    for (const festival of festivals) {
      const ahead = listDays(festival, asked).map((day) => (Date.parse(day) - asked) / 86_400_000).filter((days) => days > 0);
      expect(Math.min(...ahead)).toBeLessThan(396);
    }
  }
});
