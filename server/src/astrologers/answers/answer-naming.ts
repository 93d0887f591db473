import file from '../../../content/computed/names.json';
import { planetOf } from '../../astrology';
import { normalize } from '../../care/text/normalize';
import { findAsk } from '../asks/find-ask';
import { createContext, type Context } from '../compose/context';
import { formatSyllable, describeSyllables } from '../compose/stated-name';
import { findStatedBirth, unnamedChild } from '../question/birth/birth-details';
import { syllableTable } from '../tools/tables';
import { composeStaticAnswer, fillWordings, toComposed } from './fill-wordings';
import { finders } from './facts/names';
import type { TopicAnswer } from './topic-answer';

const minShare = 0.4;
const padas = 4;

/** The named nakshatra, 1 to 27, with its pada if named; null if none is named. */
function namedStar({ read }: Context): { star: number; pada: number | null } | null {
  const words = normalize(read.text.raw);
  const [star] = finders.stars(words);
  const pada = finders
    .ordinals(words)
    .find(({ at, length }) => finders.padaWords(words).some((word) => word.at === at + length || word.at + 1 === at));
  return star === undefined
    ? null
    : { star: Number(star.id), pada: pada === undefined || Number(pada.id) > padas ? null : Number(pada.id) };
}

function formatLetters({ isEnglish, read, book }: Context, star: number): string {
  const table = isEnglish || read.language === 'Hinglish' ? syllableTable.en : syllableTable.hi;
  return book.list((table[star - 1] ?? []).map((each) => `"${each}"`));
}

function describeChild(context: Context): string[] {
  const named = namedStar(context);
  if (named === null) return [fillWordings(context, file.askChild), fillWordings(context, file.custom)];
  const { star, pada } = named;
  if (pada !== null) return [formatSyllable(context, { star, pada }, context.read.kin?.id), fillWordings(context, file.custom)];
  const birth = fillWordings(context, file.star, { letters: formatLetters(context, star), star: context.book.star(star) });
  return [[birth, fillWordings(context, file.whichPada)].join(' '), fillWordings(context, file.custom)];
}

function describeOwn(context: Context): string[] {
  const { nakshatra, pada } = planetOf(context.question.chart, 'Moon');
  const table = context.isEnglish || context.read.language === 'Hinglish' ? syllableTable.en : syllableTable.hi;
  const letter = `"${table[nakshatra - 1]?.[pada - 1] ?? ''}"`;
  return [
    fillWordings(context, file.own, { letter, star: context.book.star(nakshatra), pada: String(pada) }),
    fillWordings(context, file.custom),
  ];
}

function describeTrade(context: Context): string[] {
  const { nakshatra } = planetOf(context.question.chart, 'Moon');
  const words = { letters: formatLetters(context, nakshatra), star: context.book.star(nakshatra) };
  return [fillWordings(context, file.trade, words), fillWordings(context, file.tradeCare)];
}

/** The first letter of a name for a child, the user or a business, and what a spelling changes. */
export const answerNaming: TopicAnswer = ({ question, read, line }) => {
  if (line.topic.share < minShare) return null;
  const ask = findAsk('x_naming', question.text);
  const context = createContext(question, read);
  if (ask?.tells === 'child' || ask?.tells === 'isGood') {
    // In a question about a child's name, a past date is the date of birth.
    const birth = findStatedBirth(`born ${question.text}`, question.now, question.statedPlace, unnamedChild);
    const syllables = birth && describeSyllables(question, birth);
    if (syllables) return syllables;
  }
  if (ask?.tells === 'child') return toComposed(context, describeChild(context), { isFree: true, usesChart: false });
  if (ask?.tells === 'own') return toComposed(context, describeOwn(context), { isFree: true });
  return ask?.tells === 'trade' ? toComposed(context, describeTrade(context)) : composeStaticAnswer(context, ask);
};
