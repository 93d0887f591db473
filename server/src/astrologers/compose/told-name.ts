import file from '../../../content/computed/names.json';
import { tellWordings, toComposed } from '../answers/tell-answer';
import { readLine } from '../asks/request';
import { findToldBirth, unnamedChild, type ToldBirth } from '../question/birth/birth-details';
import { shortVowels } from '../question/question-text';
import { readQuestion } from '../question/read-question';
import { syllablesOf, type Syllable } from '../tools/name-syllables';
import { capital } from '../tools/names';
import { childNames, syllableTable } from '../tools/tables';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext, type Context } from './context';
import { toHinglish } from '../words/hinglish';
import { toldChart } from './told-chart';

const namesLetter = / (?:nam+|naam\w*|names?|naming|akshar\w*|letters?|syllables?|alphabets?|initials?) /u;
const leastShare = 0.25;

const isLatin = ({ isEnglish, read }: Context): boolean => isEnglish || read.language === 'Hinglish';

/** The letter of a pada, and names with it for a boy, a girl, or both where the question does not say. */
export function saySyllable(context: Context, { star, pada }: { star: number; pada: number }, child?: string): string {
  const letter = syllableTable[isLatin(context) ? 'en' : 'hi'][star - 1]?.[pada - 1] ?? '';
  const names = childNames[star - 1]?.[pada - 1];
  const list = (all: readonly string[] = []) => context.book.list(isLatin(context) ? all.map((name) => capital(toHinglish(name).toLowerCase())) : all);
  const form = child === 'son' ? file.boys : child === 'daughter' ? file.girls : file.both;
  const first = tellWordings(context, file.first, { letter, star: context.book.star(star), pada: String(pada) });
  return `${first} ${tellWordings(context, form, { boys: list(names?.boys), girls: list(names?.girls) })}`;
}

/** The syllable of a Moon; without the hour, which may have changed its pada on that day, all of them. */
function saySyllables(context: Context, { kin }: ToldBirth, syllables: readonly Syllable[], hasTime: boolean): string {
  const [first] = syllables;
  if (first && hasTime) return saySyllable(context, { star: first.nakshatra, pada: first.pada }, kin.id);
  const letters = syllables.map((each) => `"${isLatin(context) ? each.en : each.hi}"`);
  return tellWordings(context, file.ofDay, { letters: context.book.list(letters) });
}

/** "Our son was born yesterday at 4:45 pm in Surat, which letter?": the syllable of that birth's Moon; null where no birth is told or no name is asked. Free, as what the page of a kundli shows. */
export function composeToldName(question: Question): Composed | null {
  const told = findToldBirth(question.text, question.now, question.toldPlace, unnamedChild);
  if (told === null) return null;
  const read = readQuestion(told.rest, [], question.now, Date.parse(question.chart.utc), question.birth.language);
  if (!namesLetter.test(shortVowels(read.text)) || readLine(question.text).topic.shareOf('x_naming') < leastShare) return null;
  return tellSyllables(question, told);
}

/** With which syllable the name of somebody begins whose birth is told; null where the Moon of that day has none. */
export function tellSyllables(question: Question, told: ToldBirth): Composed | null {
  const read = readQuestion(told.rest, [], question.now, Date.parse(question.chart.utc), question.birth.language);
  const birth = toldChart(told, question.now);
  const context = createContext({ ...question, text: told.rest, chart: birth.chart }, read);
  const syllables = syllablesOf(birth, told.date);
  if (syllables.length === 0) return null;
  return toComposed(context, [saySyllables(context, told, syllables, birth.hasTime), tellWordings(context, file.custom)], { isFree: true });
}
