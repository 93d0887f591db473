import file from '../../../content/asking.json';
import { findAllKin, type Kin } from '../question/people';
import type { ReadQuestion } from '../question/read-question';
import { readText, type QuestionText } from '../question/question-text';
import { relativeTable } from '../tools/tables';

const antecedents: Readonly<Record<string, Readonly<Record<string, string>>>> = file.standsFor;
const pronouns = new Map<string, { gender: string; said: string }>();
for (const [gender, words] of Object.entries(antecedents))
  for (const [word, said] of Object.entries(words)) pronouns.set(word, { gender, said });
const anyPronoun = new RegExp(`(?<![\\p{L}\\p{M}'])(?:${[...pronouns.keys()].join('|')})(?![\\p{L}\\p{M}'])`, 'giu');

/** A pronoun means the partner if nobody else was mentioned. */
const namedIn = (text: QuestionText): Kin[] => findAllKin(text).filter(({ id }) => id !== 'partner');

/** The word for a person in a question, as typed. */
const wordFor = (kin: Kin, { raw, language }: QuestionText): string =>
  raw.split(/[^\p{L}\p{M}]+/u).find((word) => namedIn(readText(word, language)).some(({ id }) => id === kin.id)) ??
  relativeTable[kin.id].en;

/** "Will he change?" after a question about a son: replaces pronouns by their antecedents. `before` lists the previous questions, the last first. */
export function withAntecedent(line: string, before: readonly ReadQuestion[]): string {
  const mentioned = before.find(({ text }) => namedIn(text).length > 0);
  if (mentioned === undefined || namedIn(readText(line, mentioned.language)).length > 0) return line;
  const { kin: asked, text } = mentioned;
  // The person concerned takes precedence.
  const named = namedIn(text).sort((one, other) => Number(other.id === asked?.id) - Number(one.id === asked?.id));
  return line.replace(anyPronoun, (word) => {
    const { gender, said } = pronouns.get(word.toLowerCase()) ?? { gender: '', said: word };
    const kin = named.find(({ id }) => gender === 'either' || [gender, undefined].includes(relativeTable[id].gender));
    return kin === undefined ? word : said.replace('{kin}', wordFor(kin, text));
  });
}
