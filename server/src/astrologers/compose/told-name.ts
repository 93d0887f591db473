import { readLine } from '../asks/request';
import { findToldBirth, unnamedChild, type ToldBirth } from '../question/birth/birth-details';
import { shortVowels } from '../question/question-text';
import { readQuestion } from '../question/read-question';
import { syllablesOf, type Syllable } from '../tools/name-syllables';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext, type Context } from './context';
import { toldChart } from './told-chart';

const namesLetter = / (?:nam+|naam\w*|names?|naming|akshar\w*|letters?|syllables?|alphabets?|initials?) /u;
const leastShare = 0.25;

function sayOne({ say, book, isEnglish }: Context, { en, hi, nakshatra, pada }: Syllable): string {
  return say([`By tradition the name begins with "${en}"`, `, for the Moon was in ${book.star(nakshatra)}, pada ${pada}, at that birth.`], [`परंपरा से नाम "${isEnglish ? en : hi}" से शुरू होता है`, `; उस जन्म के समय चंद्र ${book.star(nakshatra)} के पाद ${pada} में थे।`]);
}

/** Without the hour the Moon may have changed its pada on that day. */
function sayAll({ say, book }: Context, syllables: readonly Syllable[]): string {
  const each = (name: 'en' | 'hi') => book.list(syllables.map((one) => `"${one[name]}"`));
  return say([`On that day the name begins with ${each('en')}, by the hour of birth.`, ' Tell me the hour, and one of them is left.'], [`उस दिन के अक्षर हैं ${each('hi')}, जन्म के समय से इनमें एक तय होगा।`, ' समय बताइए, तो एक अक्षर बचेगा।']);
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
  const [first] = syllables;
  if (!first) return null;
  const lead = birth.hasTime ? sayOne(context, first) : sayAll(context, syllables);
  const last = context.say(['Custom lets parents take another name for daily use; the letter is a tradition and decides no life.'], ['रोज़ के लिए दूसरा नाम भी रखा जाता है; अक्षर एक परंपरा है, इससे जीवन तय नहीं होता।']);
  return { text: [lead, last].join('\n\n'), context, sensitiveTopic: null, judgement: null, isFree: true, usesChart: true };
}
