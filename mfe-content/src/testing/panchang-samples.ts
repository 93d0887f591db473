import { choghadiyaNames } from '@oracle-astra/shared/contract';

const at = (time: string, day = '2026-11-22') => new Date(`${day}T${time}:00+05:30`).toISOString();
const next = '2026-11-23';
const spans = (from: string, to: string, night: boolean) => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: 8 }, (_, index) => ({
    name: choghadiyaNames[(night ? index + 5 : index) % 7] ?? 'udveg',
    night,
    start: new Date(start + ((end - start) / 8) * index).toISOString(),
    end: new Date(start + ((end - start) / 8) * (index + 1)).toISOString(),
  }));
};

const place = { slug: 'delhi', name: 'Delhi', region: '' };

export const panchangDay = {
  status: 'success',
  place,
  day: {
    date: '2026-11-22',
    weekday: 0,
    sunrise: at('06:49'),
    sunset: at('17:25'),
    next_sunrise: at('06:50', next),
    moonrise: at('15:25'),
    moonset: null,
    tithi: [
      { value: 13, ends_at: at('02:37', next) },
      { value: 14, ends_at: at('23:42', next) },
    ],
    nakshatra: [{ value: 1, ends_at: at('04:15', next) }],
    yoga: [{ value: 17, ends_at: at('23:29') }],
    karana: [{ value: 26, ends_at: at('15:52') }],
    rahu_kalam: { start: at('16:05'), end: at('17:25') },
    yamaganda: { start: at('12:07'), end: at('13:26') },
    gulika: { start: at('14:46'), end: at('16:05') },
    abhijit: { start: at('11:46'), end: at('12:28') },
    choghadiya: [...spans(at('06:49'), at('17:25'), false), ...spans(at('17:25'), at('06:50', next), true)],
    month: 8,
    purnimanta: 8,
    adhika: false,
    vikram: 2083,
    shaka: 1948,
    sun_sign: 8,
    moon_sign: 1,
    lit: 0.92,
  },
  festivals: [{ id: 'pradosh', date: '2026-11-22', name: 'Pradosh Vrat', kind: 'vrat' }],
  upcoming: [{ id: 'dev-diwali', date: '2026-11-24', name: 'Dev Diwali', kind: 'festival' }],
};

export const panchangMonth = {
  status: 'success',
  place,
  month: '2026-11',
  days: Array.from({ length: 30 }, (_, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    tithi: ((index + 21) % 30) + 1,
    nakshatra: (index % 27) + 1,
  })),
  festivals: [
    { id: 'diwali', date: '2026-11-08', name: 'Diwali', kind: 'festival' },
    { id: 'ekadashi', date: '2026-11-20', name: 'Devutthana Ekadashi', kind: 'vrat' },
  ],
};
