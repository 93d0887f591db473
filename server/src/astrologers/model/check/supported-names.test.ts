import { areNamesSupported } from './supported-names';

const given = ['Raja yoga is in the chart, made by Venus and Mars.', 'Tithi Panchami of the dark half until 03:57.'];

it.each([
  'You have Raja yoga.',
  'आपकी कुंडली में राज योग है।',
  'Today is Panchami.',
  'You do not have Gajakesari yoga.',
  'Do yoga each morning.',
])('accepts names from a tool: %s', (sentence) => expect(areNamesSupported(sentence, given)).toBe(true));

it.each(['You have Gajakesari yoga.', 'आपकी कुंडली में गजकेसरी योग है।', 'Today is Ekadashi.', 'आज एकादशी है।'])(
  'does not let another be told: %s',
  (sentence) => expect(areNamesSupported(sentence, given)).toBe(false),
);
