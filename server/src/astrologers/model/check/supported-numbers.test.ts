import { areNumbersSupported } from './supported-numbers';

const now = new Date('2026-11-21T08:00:00Z');
const given = [
  'Rahu kaal 13:27 to 14:46.',
  'The two match with 13 of 36 points.',
  'Yoni: 3 of 4 points.',
  'The Rahu mahadasha lasts 18 years.',
  'Day 84 of the year.',
];

it.each([
  'Rahu kaal runs from 1:27 pm to 2:46 pm.',
  'You match with 13 of 36 points.',
  '36 में से 13 गुण मिलते हैं।',
  'Yoni gives 3 of 4.',
  'Take 20 minutes a day.',
  'Write to them by 18 December 2026.',
  'Wait for 3 months, till early 2027.',
  '12 दिसंबर तक लिखिए।',
  'Rahu runs for 18 years.',
  'राहु 18 साल चलता है।',
  'It took two years.',
  'Page eighty-four.',
])('accepts hours and points from a tool: %s', (sentence) => expect(areNumbersSupported(sentence, given, now)).toBe(true));

it.each([
  'Rahu kaal begins at 12:10.',
  'You match with 28 of 36 points.',
  '36 में से 30 गुण मिलते हैं।',
  'Yoni gives 4 of 4.',
  'You have 31 points.',
  'It ends at 82.',
  'Take 7, 21 and 43.',
  'A good year is 2031.',
  'Begin at 4 pm.',
  'शाम 4 बजे शुरू कीजिए।',
  '१९ साल बाद होगा।',
  'It lasts eighty-four years.',
  'It lasts 84 years.',
  '84 साल की है।',
])('rejects other numbers: %s', (sentence) => expect(areNumbersSupported(sentence, given, now)).toBe(false));

it('accepts counts that no tool returned', () => expect(areNumbersSupported('Ask 2 of 3 friends.', ['It is so.'], now)).toBe(true));
