import { splitScripts } from './script-runs';

it.each([
  [
    'Rahul शर्मा, 2026',
    [
      ['Latin', 'Rahul '],
      ['Devanagari', 'शर्मा'],
      ['Latin', ', 2026'],
    ],
  ],
  [
    'चन्द्रिका’s kundli',
    [
      ['Devanagari', 'चन्द्रिका'],
      ['Latin', '’s kundli'],
    ],
  ],
  [
    'محمد اقبال’s',
    [
      ['Arabic', 'محمد اقبال'],
      ['Latin', '’s'],
    ],
  ],
  [
    'ક્ષિ க்ஷ',
    [
      ['Gujarati', 'ક્ષિ'],
      ['Latin', ' '],
      ['Tamil', 'க்ஷ'],
    ],
  ],
  ['علی، ۱۲', [['Arabic', 'علی، ۱۲']]],
  ['क्\u200dष', [['Devanagari', 'क्\u200dष']]],
  ['', []],
])('splits %j where its script changes', (text, runs) => {
  expect(splitScripts(text).map(({ script, text: part }) => [script, part])).toEqual(runs);
});
