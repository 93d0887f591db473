import { isNeverSaid, isRefusal } from './never-said';

it.each([
  'The 8th house is the house of death and of what is hidden.',
  'You will live in Pune for 3 years.',
  'The 2nd house carries family.',
  'A marriage after 30 suits you.',
  'Death is not read from a chart.',
  'No chart can guarantee a promotion.',
  "I can't promise this, and no one can say for sure.",
  'A chart does not guarantee it.',
  'कोई कुंडली इसकी गारंटी नहीं देती।',
  'Iski guarantee koi kundli nahi deti.',
])('lets what is no verdict be said: %s', (sentence) => expect(isNeverSaid(sentence)).toBe(false));

it.each([
  'I guarantee a job in March.',
  'No doubt, I guarantee it.',
  'It is not late and I guarantee a job.',
  'No chart can guarantee it, but you will definitely get it.',
  'गारंटी है, देर नहीं होगी।',
  'गारंटी मिलेगी इसमें देर नहीं।',
  'Guarantee hai aur der nahi.',
  'Guarantee milegi der nahi.',
])('takes no promise for an honest limit: %s', (sentence) => expect(isNeverSaid(sentence)).toBe(true));

it.each(['The chart cannot tell a date for this.', 'I am an AI.', "I can't see your boss in this chart."])(
  'takes an honest limit for no refusal: %s',
  (sentence) => expect(isRefusal(sentence)).toBe(false),
);
