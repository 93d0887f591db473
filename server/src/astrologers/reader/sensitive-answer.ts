import type { Context } from '../compose/context';
import type { SensitiveTopic } from './classify/safety-keywords';
import { sensitive as english } from './phrases/english/sensitive';
import { sensitive as hindi } from './phrases/hindi/sensitive';

// Where somebody's life or safety is at risk, the answer makes no use of the chart.
const topicsWithoutChart: readonly SensitiveTopic[] = ['selfHarm', 'violence'];

/** Whether the answer to a sensitive topic states anything from the chart. */
export const usesChart = (topic: SensitiveTopic): boolean => !topicsWithoutChart.includes(topic);

function formatMoon({ say, book, strengths }: Context): string {
  const { sign, nakshatra } = strengths.view.planet('Moon');
  return say(
    [`Your Moon is in ${book.sign(sign)}, in the nakshatra ${book.star(nakshatra)}.`],
    [`आपका चंद्रमा ${book.sign(sign)} राशि और ${book.star(nakshatra)} नक्षत्र में है।`],
  );
}

/** An answer without a prediction: support, a helpline where one applies, and for some topics a fact about the Moon before the last paragraph. */
export function composeSensitiveAnswer(topic: SensitiveTopic, context: Context): string {
  const paragraphs = english[topic].map((variants, index) => context.say([variants], [hindi[topic][index] ?? variants]));
  if (usesChart(topic)) paragraphs.splice(-1, 0, formatMoon(context));
  return paragraphs.join('\n\n');
}
