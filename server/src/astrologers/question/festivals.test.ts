import { festivalsOfMonth } from '../../astrology';
import { daysOf, festivals } from './festivals';

const now = Date.parse('2026-11-21T12:00:00Z');
const named = (english: string) => festivals.find((each) => each.english === english)!;

it.each([
  ['Onam', '2027-09-12'],
  ['Lohri', '2027-01-14'],
  ['Ram Navami', '2026-03-26'],
  ['Dev Uthani Ekadashi', '2027-11-10'],
])('%s is on %s, as in the calendar', (english, day) => expect(daysOf(named(english), now)).toContain(day));

it('every festival has its days in each year that may be asked about, those of the calendar from it', () => {
  const calendar = Array.from({ length: 12 }, (_, month) => festivalsOfMonth(2028, month + 1)).flat();
  for (const festival of festivals) {
    const days = daysOf(festival, now).filter((day) => day.startsWith('2028'));
    expect(days.length).toBeGreaterThan(0);
    for (const id of festival.ids ?? [])
      if (id !== 'devutthana-ekadashi') expect(days).toEqual(expect.arrayContaining(calendar.filter((each) => each.id === id).map(({ date }) => date)));
  }
});
