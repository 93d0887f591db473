import file from '../../../content/asking.json';
import { findAllKin, type Kin } from '../question/people';
import type { ReadQuestion } from '../question/read-question';
import { readText, type QuestionText } from '../question/question-text';
import { relativeTable } from '../tools/tables';

const standsFor: Readonly<Record<string, Readonly<Record<string, string>>>> = file.standsFor;
const pronouns = new Map<string, { gender: string; said: string }>();
for (const [gender, words] of Object.entries(standsFor))
  for (const [word, said] of Object.entries(words)) pronouns.set(word, { gender, said });
const anyPronoun = new RegExp(`(?<![\\p{L}\\p{M}'])(?:${[...pronouns.keys()].join('|')})(?![\\p{L}\\p{M}'])`, 'giu');

/** A pronoun by itself means a partner wherever nobody else was spoken of. */
const namedIn = (text: QuestionText): Kin[] => findAllKin(text).filter(({ id }) => id !== 'partner');

/** The word by which a question names somebody, as it was typed. */
const wordFor = (kin: Kin, { raw, language }: QuestionText): string =>
  raw.split(/[^\p{L}\p{M}]+/u).find((word) => namedIn(readText(word, language)).some(({ id }) => id === kin.id)) ??
  relativeTable[kin.id].en;

/** "Will he change?" after a question about a son: a line with the one for whom its pronouns stand, so that it is read as theirs. `before` has what was asked before, the last first. */
export function withAntecedent(line: string, before: readonly ReadQuestion[]): string {
  const spokenOf = before.find(({ text }) => namedIn(text).length > 0);
  if (spokenOf === undefined || namedIn(readText(line, spokenOf.language)).length > 0) return line;
  const { kin: asked, text } = spokenOf;
  // Whose matter it was comes first.
  const named = namedIn(text).sort((one, other) => Number(other.id === asked?.id) - Number(one.id === asked?.id));
  return line.replace(anyPronoun, (word) => {
    const { gender, said } = pronouns.get(word.toLowerCase()) ?? { gender: '', said: word };
    const kin = named.find(({ id }) => gender === 'either' || [gender, undefined].includes(relativeTable[id].gender));
    return kin === undefined ? word : said.replace('{kin}', wordFor(kin, text));
  });
}
