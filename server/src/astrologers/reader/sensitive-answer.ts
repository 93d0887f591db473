import type { ChartFacts } from '../facts/chart-facts';
import type { SensitiveTopic } from './classify/safety-keywords';
import type { Writer } from './writer';

// Where somebody's life or safety is at risk, the answer makes no use of the chart.
const topicsWithoutChart: readonly SensitiveTopic[] = ['selfHarm', 'violence'];

/** Whether the answer to a sensitive topic states anything from the chart. */
export const usesChart = (topic: SensitiveTopic): boolean => !topicsWithoutChart.includes(topic);

function formatMoonSentences(facts: ChartFacts, { fact, join, phraseBook }: Writer): string {
  const moon = facts.moon();
  return join(fact(moon), phraseBook.moonSigns[moon.sign - 1] ?? '');
}

/** An answer without a prediction: support, a helpline where one applies, and for some topics a fact about the Moon before the last paragraph. */
export function composeSensitiveAnswer(topic: SensitiveTopic, facts: ChartFacts, writer: Writer): string {
  const paragraphs = writer.phraseBook.sensitive[topic].map((variants, index) => writer.phrase(`${topic} ${index}`, variants));
  if (usesChart(topic)) paragraphs.splice(-1, 0, formatMoonSentences(facts, writer));
  return paragraphs.join('\n\n');
}
