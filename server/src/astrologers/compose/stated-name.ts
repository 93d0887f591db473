import file from '../../../content/computed/names.json';
import { fillWordings, toComposed } from '../answers/fill-wordings';
import { readLine } from '../asks/request';
import { findStatedBirth, unnamedChild, type StatedBirth } from '../question/birth/birth-details';
import { shortVowels } from '../question/question-text';
import { readQuestion } from '../question/read-question';
import { listSyllables, type Syllable } from '../tools/name-syllables';
import { capital } from '../tools/names';
import { childNames, syllableTable } from '../tools/tables';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext, type Context } from './context';
import { toHinglish } from '../words/hinglish';
import { createStatedChart } from './stated-chart';

const mentionsLetter = / (?:nam+|naam\w*|names?|naming|akshar\w*|letters?|syllables?|alphabets?|initials?) /u;
const minShare = 0.25;

const isLatin = ({ isEnglish, read }: Context): boolean => isEnglish || read.language === 'Hinglish';

/** The letter of a pada, and names with it for a boy, a girl, or both where the question does not say. */
export function formatSyllable(context: Context, { star, pada }: { star: number; pada: number }, child?: string): string {
  const letter = syllableTable[isLatin(context) ? 'en' : 'hi'][star - 1]?.[pada - 1] ?? '';
  const names = childNames[star - 1]?.[pada - 1];
  const list = (all: readonly string[] = []) => context.book.list(isLatin(context) ? all.map((name) => capital(toHinglish(name).toLowerCase())) : all);
  const form = child === 'son' ? file.boys : child === 'daughter' ? file.girls : file.both;
  const first = fillWordings(context, file.first, { letter, star: context.book.star(star), pada: String(pada) });
  return `${first} ${fillWordings(context, form, { boys: list(names?.boys), girls: list(names?.girls) })}`;
}

/** The syllable of a Moon; without the hour, all syllables of the padas on that day. */
function formatSyllables(context: Context, { kin }: StatedBirth, syllables: readonly Syllable[], hasTime: boolean): string {
  const [first] = syllables;
  if (first && hasTime) return formatSyllable(context, { star: first.nakshatra, pada: first.pada }, kin.id);
  const letters = syllables.map((each) => `"${isLatin(context) ? each.en : each.hi}"`);
  return fillWordings(context, file.ofDay, { letters: context.book.list(letters) });
}

/** "Our son was born yesterday at 4:45 pm in Surat, which letter?": the syllable of that birth's Moon; null if no birth is stated or no name is asked for. Free, as on the kundli page. */
export function composeStatedName(question: Question): Composed | null {
  const stated = findStatedBirth(question.text, question.now, question.statedPlace, unnamedChild);
  if (stated === null) return null;
  const read = readQuestion(stated.rest, [], question.now, Date.parse(question.chart.utc), question.birth.language);
  if (!mentionsLetter.test(shortVowels(read.text)) || readLine(question.text).topic.shareOf('x_naming') < minShare) return null;
  return describeSyllables(question, stated);
}

/** The name syllable of a stated birth; null if the Moon of that day has none. */
export function describeSyllables(question: Question, stated: StatedBirth): Composed | null {
  const read = readQuestion(stated.rest, [], question.now, Date.parse(question.chart.utc), question.birth.language);
  const birth = createStatedChart(stated, question.now);
  const context = createContext({ ...question, text: stated.rest, chart: birth.chart }, read);
  const syllables = listSyllables(birth, stated.date);
  if (syllables.length === 0) return null;
  return toComposed(context, [formatSyllables(context, stated, syllables, birth.hasTime), fillWordings(context, file.custom)], { isFree: true });
}
