import { listAttackTexts } from './attack-texts.mjs';
import { findPatterns } from './list-patterns.mjs';

it('finds the regular expressions of a source, and no division or text', () => {
  const found = findPatterns(
    'a.ts',
    "const a = 4 / 2 / 1;\nconst b = /x\\/[/]+/giu;\nconst c = '/no/';\nconst f = <T>(g: T) => /y/.test(String(g));\n",
  );
  expect(found.map(({ pattern, place }) => [String(pattern), place])).toEqual([
    [String(/x\/[/]+/giu), 'a.ts:2'],
    ['/y/', 'a.ts:4'],
  ]);
});

it('repeats the words and classes of a pattern over 4,000 letters, and ends with a letter that does not fit', () => {
  const texts = listAttackTexts(/(?:mother|\d+)\s*$/u);
  expect(texts.every((text) => text.length === 4001 && text.endsWith('\u0000'))).toBe(true);
  for (const begin of ['mothermother', '1111', '    ', ' 1 1', 'कककक']) expect(texts.some((text) => text.startsWith(begin))).toBe(true);
});
