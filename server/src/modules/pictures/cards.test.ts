import { panchangCard } from './cards';

type Input = Parameters<typeof panchangCard>[1];

const input = (tithi: number): Input =>
  ({
    place: { slug: 'varanasi', name: 'Varanasi', region: 'Uttar Pradesh' },
    day: {
      date: '2026-11-26',
      tithi: [{ value: tithi, ends_at: '2026-11-26T07:45:00Z' }],
      nakshatra: [{ value: 5, ends_at: '2026-11-26T12:17:00Z' }],
      sunrise: '2026-11-26T00:52:00Z',
      rahu_kalam: { start: '2026-11-26T07:35:00Z', end: '2026-11-26T14:56:00Z' },
    },
  }) as unknown as Input;

const factsOf = (locale: 'en' | 'hi', tithi: number) => {
  const { side } = panchangCard(locale, input(tithi));
  return side?.kind === 'facts' ? side.rows.map(({ value }) => value) : [];
};

it.each([
  ['en', 2, 'Shukla Dwitiya'],
  ['en', 17, 'Krishna Dwitiya'],
  ['en', 15, 'Purnima'],
  ['en', 30, 'Amavasya'],
  ['hi', 2, 'शुक्ल द्वितीया'],
  ['hi', 26, 'कृष्ण एकादशी'],
  ['hi', 30, 'अमावस्या'],
] as const)('in %s the picture of a day names tithi %d with its half', (locale, tithi, name) => {
  expect(factsOf(locale, tithi)[0]).toBe(name);
});

it('shows am or pm with its times', () => {
  expect(factsOf('en', 2).slice(2)).toEqual(['6:22 am', '1:05 pm – 8:26 pm']);
  expect(factsOf('hi', 2).slice(2)).toEqual(['सुबह 6:22', 'दोपहर 1:05 – रात 8:26']);
});
