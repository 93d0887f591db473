import file from '../../../../content/computed/match.json';
import { findManglik, signLord } from '../../../astrology';
import { findAsk } from '../../asks/find-ask';
import { createContext, type Context } from '../../compose/context';
import { tellMatch } from '../../compose/told-match';
import { findToldBirth, unnamedPartner } from '../../question/birth/birth-details';
import { toSign } from '../../question/sign-words';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { tellWhole, tellWordings, toComposed } from '../tell-answer';
import type { TopicAnswer } from '../topic-answer';
import { friendly } from './friendly-signs';

const [leastShare, shownSigns] = [0.4, 4];

/** Whether one's own Mars counts, and what the other's is needed for. */
function tellMars(context: Context): string[] {
  const { isManglik, house, reliefs } = findManglik(context.question.chart);
  const form = !isManglik ? file.noMars : reliefs.length > 0 ? file.eased : file.bothMars;
  const nth = context.isEnglish ? englishOrdinal(house) : hindiOrdinal(house, 'oblique');
  return [tellWordings(context, form, { house: nth }), tellWordings(context, file.askBirth)];
}

/** The signs that go best with one's own Moon. */
function tellSigns(context: Context): string[] {
  const { rashi } = context.question.chart;
  const best = friendly(rashi, signLord)
    .slice(0, shownSigns)
    .map((sign) => context.book.sign(sign));
  return [
    tellWordings(context, file.signs, { sign: context.book.sign(rashi), signs: context.book.list(best) }),
    tellWordings(context, file.notAlone),
  ];
}

/** Whether two charts go together: from both births, else what one chart says and what is missing. Free, as on the page for it. */
export const answerMatch: TopicAnswer = ({ question, read, line }) => {
  if (line.topic.share < leastShare) return null;
  const ask = findAsk('x_match', question.text);
  // In a question about a match a day of long ago is one of birth, whatever word stands beside it.
  const told = ask?.id === 'any' ? findToldBirth(`born ${question.text}`, question.now, question.toldPlace, unnamedPartner) : null;
  if (told !== null) return tellMatch(question, told);
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
  if (ask?.tells === 'manglik') return toComposed(context, tellMars(context), { isFree: true });
  if (ask?.tells === 'signs') return toComposed(context, tellSigns(context), { isFree: true });
  return tellWhole(context, ask);
};
