import { findHorizon, type Horizon } from '../question/horizon';
import { readText } from '../question/question-text';
import type { Context } from './context';
import { elaborate, judge, type Judgement } from './judgement';

interface TimeOption {
  horizon: Horizon;
  judgement: Judgement;
}

const scoreOf = ({ judgement }: TimeOption) => (judgement.isInside ? (judgement.window?.score ?? 0) : 0);

/** "This year or next?": two named times of one matter; null where the options are no times. */
export function composeEitherTime(context: Context, parts: readonly string[]): string | null {
  const { say, read, question, book } = context;
  const found = parts.map((part) => findHorizon(readText(part, read.language), question.now, Date.parse(question.chart.utc)));
  if (found.length < 2 || found.some((each) => each === null || each.isPast)) return null;
  const options = (found as Horizon[]).map((horizon) => ({ horizon, judgement: judge({ ...context, read: { ...read, horizon } }) }));
  const [best, other] = [...options].sort((a, b) => scoreOf(b) - scoreOf(a));
  if (!best || !other || best.horizon.english === other.horizon.english) return null;
  const m = book.matter(read.matter.id);
  const when = best.judgement.window && best.judgement.isInside ? book.span(best.judgement.window, question.astrologer) : '';
  const opening = say(
    [['More likely ', 'Rather '], `${best.horizon.english} than ${other.horizon.english}`, when === '' ? '' : [`: the best time for ${m} is ${when}`, `, with ${when} as the best time for ${m}`], '.'],
    [`${other.horizon.hindi} से ज़्यादा ${best.horizon.hindi} `, ['योग हैं', 'संभावना है'], when === '' ? '' : [`; ${m} के लिए सबसे अच्छा समय ${when} है`, `, ${m} के लिए ${when} सबसे अच्छा है`], '।'],
  );
  return [opening, ...elaborate({ ...context, read: { ...read, horizon: best.horizon } }, best.judgement)].join('\n\n');
}
