import { readCitations } from './citations';
import { toSentences } from '../sentences';

it.each([
  ['Your Moon is in Aries [f3].', 'Your Moon is in Aries.', ['f3']],
  ['Work is slow [f1, f12]. ', 'Work is slow. ', ['f1', 'f12']],
  ['Saturn is in Pisces (f2; f4), and Mars in Virgo [f5].', 'Saturn is in Pisces, and Mars in Virgo.', ['f2', 'f4', 'f5']],
  ['Work is slow [F1][f2 and f3].', 'Work is slow.', ['f1', 'f2', 'f3']],
  ['Nothing [sic] is cited (for now).', 'Nothing [sic] is cited (for now).', []],
])('%s', (sentence, text, ids) => expect(readCitations(sentence)).toEqual({ text, ids }));

async function* piecesOf(text: string, size: number): AsyncGenerator<string, undefined> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
}

it.each([1, 3, 200])('assigns citations to the sentence before them, in pieces of %i', async (size) => {
  const parts = ['It is slow. [f8] ', 'It grows.[f9][f10] ', 'Wait (a year) now. ', '(Ask) first. ', 'Then go.\n\n', 'Done. [f1]'];
  const found: string[] = [];
  for await (const sentence of toSentences(piecesOf(parts.join(''), size))) found.push(sentence);
  expect(found).toEqual(parts);
});
