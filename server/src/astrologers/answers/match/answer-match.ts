import file from '../../../../content/computed/match.json';
import { findManglik, signLord } from '../../../astrology';
import { findAsk } from '../../asks/find-ask';
import { createContext, type Context } from '../../compose/context';
import { describeMatch } from '../../compose/stated-match';
import { findStatedBirth, unnamedPartner } from '../../question/birth/birth-details';
import { toSign } from '../../question/sign-words';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { composeStaticAnswer, fillWordings, toComposed } from '../fill-wordings';
import type { TopicAnswer } from '../topic-answer';
import { findFriendlySigns } from './friendly-signs';

const [minShare, shownSigns] = [0.4, 4];

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

/** Whether two charts match, from both births; otherwise what one chart shows and which details are missing. Free, as on the matching page. */
export const answerMatch: TopicAnswer = ({ question, read, line }) => {
  if (line.topic.share < minShare) return null;
  const ask = findAsk('x_match', question.text);
  // In a question about a match a day of long ago is a date of birth, even without a word for it.
  const birth = ask?.id === 'any' ? findStatedBirth(`born ${question.text}`, question.now, question.statedPlace, unnamedPartner) : null;
  if (birth !== null) return describeMatch(question, birth);
  // Two signs alone are compared as signs.
  if (
    ask?.id === 'any' &&
    read.text.plain
      .trim()
      .split(' ')
      .filter((word) => toSign(word) > 0).length > 1
  )
    return null;
  const context = createContext(question, read);
  if (ask?.tells === 'manglik') return toComposed(context, describeMars(context), { isFree: true });
  if (ask?.tells === 'signs') return toComposed(context, describeSigns(context), { isFree: true });
  return composeStaticAnswer(context, ask);
};
