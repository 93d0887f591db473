import type { ChartFacts } from '../facts/chart-facts';
import type { SensitiveTopic } from './classify/safety-keywords';
import type { Writer } from './writer';

// Where someone's life or safety is at stake, the chart stays out of it.
const topicsWithoutChart: readonly SensitiveTopic[] = ['selfHarm', 'violence'];

/** Whether a careful answer rests on the chart at all. */
export const usesChart = (care: SensitiveTopic): boolean => !topicsWithoutChart.includes(care);

function formatMoonSentences(facts: ChartFacts, { fact, join, phraseBook }: Writer): string {
  const moon = facts.moon();
  return join(fact(moon), phraseBook.moonSigns[moon.sign - 1] ?? '');
}

/** An answer that gives no verdict, with a helpline where one is due and something that steadies. */
export function composeSensitiveAnswer(care: SensitiveTopic, facts: ChartFacts, writer: Writer): string {
  const paragraphs = writer.phraseBook.sensitive[care].map((wordings, index) => writer.phrase(`${care} ${index}`, wordings));
  if (usesChart(care)) paragraphs.splice(-1, 0, formatMoonSentences(facts, writer));
  return paragraphs.join('\n\n');
}
