import type { Astrologer, Question } from '../types';
import { withholdFalse } from '../check/withhold';
import { maxSearchMs } from '../answers/days/rate-days';
import { composeAnswer } from '../compose/compose';
import { istDay } from '../vocabulary/days';
import { streamText } from './stream-text';

/**
 * The astrologer that needs no network: it composes its answer from the chart and the transits of the
 * question's day, and checks each sentence against them before it is sent. The same chart, question and day give the same text.
 *
 * @param paceMs time between two chunks in milliseconds; 0 does not wait.
 */
export function createBuiltInReader({ paceMs }: { paceMs: number }): Astrologer {
  return {
    answer(question: Question, signal: AbortSignal) {
      const { text, context, days, usesChart, general = [] } = composeAnswer(question);
      // Explanations of terms and the almanac are not statements about a chart.
      if (!usesChart) return streamText(text, { paceMs, signal });
      // The chart is a relative's if the question states their birth.
      const { from, to } = context.read.horizon ?? { from: context.now, to: context.now };
      const asked = { from: istDay(new Date(from)), to: istDay(new Date(Math.max(to, context.now) + maxSearchMs)) };
      const allowed = { days: days === undefined ? [asked] : [asked, days], general };
      return streamText(withholdFalse(text, context.question, allowed), { paceMs, signal });
    },
    isFree: (question: Question) => composeAnswer(question).isFree,
    isUnsure: (question: Question) => composeAnswer(question).isUnsure === true,
    isAboutChart: (question: Question) => composeAnswer(question).usesChart,
  };
}
