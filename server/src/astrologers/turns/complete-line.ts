import file from '../../../content/asking.json';
import { asksPractice } from '../asks/forms/form-of-line';
import { readLine } from '../asks/request';
import type { Topic } from '../topics/understand';
import { readTerms } from '../answers/facts/terms';
import { findStones } from '../answers/remedies/stones';
import { fill } from '../asks/forms/forms';
import { getContentLanguage } from '../asks/ask-words';
import type { Composed } from '../compose/composed';
import { hasLexeme, lexeme } from '../question/lexicon';
import { readText } from '../question/question-text';
import { remedyTable } from '../tools/tables';
import { specialWays, findWay } from './content';
import type { Turn } from './turn';

const hasChartTerms = (text: string): boolean => {
  if (findStones(readText(text, 'English')).length > 0) return true;
  const { planets, signs, stars, parts, houses, saturn, dosha, yoga, level } = readTerms(text);
  return (
    planets.length + signs.length + stars.length + parts.length + houses.length > 0 ||
    [saturn, dosha, yoga, level].some((each) => each !== null)
  );
};

const planetIn = (word: string) => readTerms(word).planets[0];

/** "And Venus?": the previous question with the planet of the message. */
function withOtherPlanet(line: string, before: string): string | null {
  const named = line
    .split(/\s+/u)
    .find((word) => planetIn(word) !== undefined)
    ?.replace(/[?!.,।]+$/u, '');
  const words = before.split(/\s+/u);
  if (named === undefined || readTerms(line).planets.length > 1 || words.filter((word) => planetIn(word) !== undefined).length !== 1)
    return null;
  return words.map((word) => (planetIn(word) === undefined ? word : named)).join(' ');
}

/** The chart terms of a text, as typed; adjacent words of one term are not separated. */
const namedThing = (text: string): string => {
  const words = text
    .replace(/[?!.,।]+/gu, ' ')
    .trim()
    .split(/\s+/u);
  const at = words.map(
    (word, index) =>
      hasChartTerms(word) ||
      hasChartTerms(words.slice(index, index + 2).join(' ')) ||
      hasChartTerms(words.slice(Math.max(0, index - 1), index + 1).join(' ')),
  );
  return words.filter((_, index) => at[index]).join(' ');
};

const minOwnWords = 3;

/** A remedy or stone is enough by itself; all other terms need the whole previous question. */
const selfContainedTopics: readonly string[] = ['x_gem', 'x_remedyPlanet', 'x_trouble'];

/** Completes a message from the previous chart question, so that it can be answered alone. */
export function completed(line: string, before: string, topic = ''): string {
  if (hasChartTerms(line)) return line.split(/\s+/u).length <= minOwnWords ? (withOtherPlanet(line, before) ?? line) : line;
  const thing = namedThing(before);
  if (thing === '' && selfContainedTopics.includes(topic)) return line;
  return `${thing === '' ? before : thing} ${line}`.replace(/\s{2,}/gu, ' ');
}

/** Separates two requests of one message. */
const wishes = /[,;?।]|\s(?:and|aur|और)\s/u;

const price = lexeme(file.price.en, file.price.hi);
/** Topics whose price may be asked without naming a practice. */
const pricedTopics: readonly Topic[] = ['x_gem', 'x_remedyPlanet', 'x_trouble', 'x_muhurta'];

/** "And what does it cost?" after a stone, a remedy or a rite. */
export const asksPrice = (line: string, before: string): boolean => {
  const read = readText(line, 'English');
  return (
    hasLexeme({ ...read, mayBeHindi: true }, price) && (asksPractice(read.plain) || pricedTopics.includes(readLine(before).topic.value))
  );
};

/** Answers the price of the recommended stone, rite or remedy. */
export function composePrice(turn: Turn): Composed {
  const { context, base } = turn;
  const { value } = base.context.read.line.topic;
  const price = value === 'x_gem' ? specialWays.price.stone : value === 'x_muhurta' ? specialWays.price.rite : null;
  const text = context.render([fill(price ?? specialWays.price.remedy, getContentLanguage(context), {})]);
  return { sensitiveTopic: null, judgement: null, isFree: true, usesChart: false, text, context, earlier: base };
}

/** Explains how to perform the recommended remedy. */
export function composePractice({ context, said, base }: Turn): Composed | null {
  const language = getContentLanguage(context);
  const ways = context.question.text
    .split(wishes)
    .filter((each) => each.trim() !== '')
    .map((each) => findWay('practice', each)?.say);
  const planet = readTerms(said.question).planets[0] ?? readTerms(said.answer).planets[0] ?? 'Jupiter';
  const { day, practice, mantra } = remedyTable[planet][language];
  const text = [...new Set(ways)]
    .map((wordings) => (wordings === undefined ? '' : context.render([fill(wordings, language, { day, practice, mantra })])))
    .filter((each) => each !== '')
    .join(' ');
  return { sensitiveTopic: null, judgement: null, isFree: true, usesChart: false, text, context, earlier: base };
}
