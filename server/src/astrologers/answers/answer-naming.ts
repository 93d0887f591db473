import file from '../../../content/computed/names.json';
import { planetOf } from '../../astrology';
import { normalize } from '../../care/text/normalize';
import { findAsk } from '../asks/find-ask';
import { createContext, type Context } from '../compose/context';
import { saySyllable, tellSyllables } from '../compose/told-name';
import { findToldBirth, unnamedChild } from '../question/birth/birth-details';
import { syllableTable } from '../tools/tables';
import { tellWhole, tellWordings, toComposed } from './tell-answer';
import { finders } from './facts/names';
import type { TopicAnswer } from './topic-answer';

const leastShare = 0.4;
const padas = 4;

/** The nakshatra that a line names, 1 to 27, and its pada where it names one; null where it names none. */
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

function lettersOf({ isEnglish, read, book }: Context, star: number): string {
  const table = isEnglish || read.language === 'Hinglish' ? syllableTable.en : syllableTable.hi;
  return book.list((table[star - 1] ?? []).map((each) => `"${each}"`));
}

function tellChild(context: Context): string[] {
  const named = namedStar(context);
  if (named === null) return [tellWordings(context, file.askChild), tellWordings(context, file.custom)];
  const { star, pada } = named;
  if (pada !== null) return [saySyllable(context, { star, pada }, context.read.kin?.id), tellWordings(context, file.custom)];
  const told = tellWordings(context, file.star, { letters: lettersOf(context, star), star: context.book.star(star) });
  return [[told, tellWordings(context, file.whichPada)].join(' '), tellWordings(context, file.custom)];
}

function tellOwn(context: Context): string[] {
  const { nakshatra, pada } = planetOf(context.question.chart, 'Moon');
  const table = context.isEnglish || context.read.language === 'Hinglish' ? syllableTable.en : syllableTable.hi;
  const letter = `"${table[nakshatra - 1]?.[pada - 1] ?? ''}"`;
  return [
    tellWordings(context, file.own, { letter, star: context.book.star(nakshatra), pada: String(pada) }),
    tellWordings(context, file.custom),
  ];
}

function tellTrade(context: Context): string[] {
  const { nakshatra } = planetOf(context.question.chart, 'Moon');
  const words = { letters: lettersOf(context, nakshatra), star: context.book.star(nakshatra) };
  return [tellWordings(context, file.trade, words), tellWordings(context, file.tradeCare)];
}

/** With which letter a name begins, of a child whose birth is told, of oneself or of a trade; what a spelling changes. */
export const answerNaming: TopicAnswer = ({ question, read, line }) => {
  if (line.topic.share < leastShare) return null;
  const ask = findAsk('x_naming', question.text);
  const context = createContext(question, read);
  if (ask?.tells === 'child' || ask?.tells === 'isGood') {
    // In a question about a child's name a day that is over is the one of birth.
    const told = findToldBirth(`born ${question.text}`, question.now, question.toldPlace, unnamedChild);
    const syllables = told && tellSyllables(question, told);
    if (syllables) return syllables;
  }
  if (ask?.tells === 'child') return toComposed(context, tellChild(context), { isFree: true, usesChart: false });
  if (ask?.tells === 'own') return toComposed(context, tellOwn(context), { isFree: true });
  return ask?.tells === 'trade' ? toComposed(context, tellTrade(context)) : tellWhole(context, ask);
};
