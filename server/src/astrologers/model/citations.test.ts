import { readCitations } from './citations';

it.each([
  ['Your Moon is in Aries [f3].', 'Your Moon is in Aries.', ['f3']],
  ['Work is slow [f1, f12]. ', 'Work is slow. ', ['f1', 'f12']],
  ['Saturn is in Pisces (f2; f4), and Mars in Virgo [f5].', 'Saturn is in Pisces, and Mars in Virgo.', ['f2', 'f4', 'f5']],
  ['Work is slow [F1][f2 and f3].', 'Work is slow.', ['f1', 'f2', 'f3']],
  ['Nothing [sic] is cited (for now).', 'Nothing [sic] is cited (for now).', []],
])('%s', (sentence, text, ids) => expect(readCitations(sentence)).toEqual({ text, ids }));
