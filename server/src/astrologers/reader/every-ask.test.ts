import { askTopics } from '../asks/content';
import { createCharts, createQuestion, testNow } from '../testing/charts';
import { createBuiltInReader } from './built-in-reader';

const reader = createBuiltInReader({ paceMs: 0 });
const charts = createCharts(7, 35);
const asks = askTopics.flatMap(({ matter, asks }) => asks.map(({ id, lines }) => ({ matter, id, text: lines[0] ?? id })));

const read = async (text: string, at: number): Promise<string> => {
  const chart = charts[at % charts.length];
  if (chart === undefined) throw new Error('There are no charts.');
  let told = '';
  const question = createQuestion(chart, text, { astrologer: at % 2 === 0 ? 'Oracle' : 'Astra', now: testNow });
  for await (const chunk of reader.answer(question, new AbortController().signal)) told += chunk;
  return told;
};

it('answers every ask with a first sentence that the chart supports', async () => {
  const failed: string[] = [];
  for (const [at, { matter, id, text }] of asks.entries())
    await read(text, at).catch((error: unknown) => failed.push(`${matter} ${id}: ${text}: ${String(error)}`));
  expect(failed).toEqual([]);
});
