import { isNeverSaid, isRefusal } from './never-said';

it.each([
  'The 8th house is the house of death and of what is hidden.',
  'You will live in Pune for 3 years.',
  'The 2nd house carries family.',
  'A marriage after 30 suits you.',
  'Death is not read from a chart.',
])('lets what is no verdict be said: %s', (sentence) => expect(isNeverSaid(sentence)).toBe(false));

it.each(['The chart cannot tell a date for this.', 'I am an AI.', "I can't see your boss in this chart."])(
  'takes an honest limit for no refusal: %s',
  (sentence) => expect(isRefusal(sentence)).toBe(false),
);
