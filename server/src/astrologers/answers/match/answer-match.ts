import file from '../../../../content/computed/match.json';
import { findManglik, signLord } from '../../../astrology';
import { findAsk } from '../../asks/find-ask';
import { createContext, type Context } from '../../compose/context';
import { describeMatch } from '../../compose/stated-match';
import { findStatedBirth, unnamedPartner } from '../../question/birth/birth-details';
import { readTerms } from '../facts/terms';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { composeStaticAnswer, fillWordings, toComposed } from '../fill-wordings';
import type { TopicAnswer } from '../topic-answer';
import { findFriendlySigns, scoreSigns } from './friendly-signs';

const [minShare, shownSigns] = [0.4, 4];
/** Of the twelve points of bhakoot and of the friendship of the lords. */
const [goodPoints, fairPoints] = [9, 5];

/** Describes the user's Manglik status and why the other chart is needed. */
function describeMars(context: Context): string[] {
  const { isManglik, house, reliefs } = findManglik(context.question.chart);
  const form = !isManglik ? file.noMars : reliefs.length > 0 ? file.eased : file.bothMars;
  const nth = context.isEnglish ? englishOrdinal(house) : hindiOrdinal(house, 'oblique');
  return [fillWordings(context, form, { house: nth }), fillWordings(context, file.askBirth)];
}

/** The signs that match best with the user's Moon. */
function describeSigns(context: Context): string[] {
  const { rashi } = context.question.chart;
  const best = findFriendlySigns(rashi, signLord)
    .slice(0, shownSigns)
    .map((sign) => context.book.sign(sign));
  return [
    fillWordings(context, file.signs, { sign: context.book.sign(rashi), signs: context.book.list(best) }),
    fillWordings(context, file.notAlone),
  ];
}

/** How two Moon signs go together. */
function describePair(context: Context, one: number, other: number): string[] {
  const points = scoreSigns(one, other, signLord);
  const form = points >= goodPoints ? file.pairGood : points >= fairPoints ? file.pairFair : file.pairWeak;
  return [
    fillWordings(context, form, { one: context.book.sign(one), other: context.book.sign(other) }),
    fillWordings(context, file.notAlone),
  ];
}

/** Whether two charts match, from both births; otherwise what one chart shows and which details are missing. Free, as on the matching page. */
export const answerMatch: TopicAnswer = ({ question, read, line }) => {
  if (line.topic.share < minShare) return null;
  const ask = findAsk('x_match', question.text);
  // In a question about a match a day of long ago is a date of birth, even without a word for it.
  const birth = ask?.id === 'any' ? findStatedBirth(`born ${question.text}`, question.now, question.statedPlace, unnamedPartner) : null;
  if (birth !== null) return describeMatch(question, birth);
  const context = createContext(question, read);
  const [one, other] = readTerms(read.text.raw).signs;
  if (one !== undefined && other !== undefined) return toComposed(context, describePair(context, one, other), { isFree: true });
  if (ask?.tells === 'manglik') return toComposed(context, describeMars(context), { isFree: true });
  if (ask?.tells === 'signs') return toComposed(context, describeSigns(context), { isFree: true });
  return composeStaticAnswer(context, ask);
};
