import type { ChartFacts } from '../facts/chart-facts';
import type { CareKind } from './understand/careful-words';
import type { Writer } from './writer';

// Where someone's life or safety is at stake, the chart stays out of it.
const withoutChart: readonly CareKind[] = ['selfHarm', 'violence'];

/** Whether a careful answer rests on the chart at all. */
export const restsOnChart = (care: CareKind): boolean => !withoutChart.includes(care);

function steadying(facts: ChartFacts, { fact, join, stock }: Writer): string {
  const moon = facts.moon();
  return join(fact(moon), stock.moonSigns[moon.sign - 1] ?? '');
}

/** An answer that gives no verdict, with a helpline where one is due and something that steadies. */
export function carefulAnswer(care: CareKind, facts: ChartFacts, writer: Writer): string {
  const paragraphs = writer.stock.careful[care].map((wordings, index) => writer.phrase(`${care} ${index}`, wordings));
  if (restsOnChart(care)) paragraphs.splice(-1, 0, steadying(facts, writer));
  return paragraphs.join('\n\n');
}
