import { askInTurn } from '../testing/ask-in-turn';

const ofBrother = 'my brother born 3 Oct 1994, 11:15 pm, Kanpur. when will he get a job';

it('refers to a relative throughout an answer from their chart', () => {
  const paragraphs = askInTurn(ofBrother).text.split('\n\n');
  expect(paragraphs[1]).toMatch(/your brother/u);
  expect([paragraphs[0], paragraphs[2]].join(' ')).toMatch(/\btheir\b/u);
  expect([paragraphs[0], paragraphs[2]].join(' ')).not.toMatch(/\byou(?:r|rs)?\b/iu);
});

it.each([
  'meri beti 5 june 2015 ko subah 9 baje Surat me hui, uska swabhav kaisa hai',
  'beta 22 april 2019 1:45 pm mysore, gussa bahut karta hai kya kare',
])('reads a date with time and town as a birth without a keyword: %s', (text) => {
  expect(askInTurn(text).text).toMatch(/\((?:05-06-2015, 09:00, Surat|22-04-2019, 13:45, Mysuru)\)/u);
});
