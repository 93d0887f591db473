import { createQuestion, createCharts } from '../testing/charts';
import { createBuiltInReader } from './built-in-reader';
import { compose } from '../compose/compose';
import { splitIntoChunks, streamText } from './stream-text';

const [chart] = createCharts(1);
if (!chart) throw new Error('No chart.');
const question = createQuestion(chart, 'मेरी शादी कब होगी?');

async function collect(source: AsyncIterable<string>): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return chunks;
}

it('streams the whole answer in chunks of a few words', async () => {
  const found = await collect(createBuiltInReader({ paceMs: 0 }).answer(question, new AbortController().signal));
  expect(found.join('')).toBe(compose(question));
  expect(found.length).toBeGreaterThan(15);
  expect(Math.max(...found.map((piece) => piece.trim().split(/\s+/u).length))).toBeLessThanOrEqual(3);
});

it('keeps punctuation and blank lines', () => {
  const text = 'A b.\n\nक ख ग, “d e” f-g; h?\n\ni';
  expect(splitIntoChunks(text).join('')).toBe(text);
});

it.each([0, 5])('throws the signal’s reason at a pace of %i ms', async (paceMs) => {
  const stop = new AbortController();
  const reader = streamText(compose(question), { paceMs, signal: stop.signal });
  await reader.next();
  stop.abort(new Error('gone'));
  await expect(reader.next()).rejects.toThrow('gone');
});

it('stops waiting when it is aborted', async () => {
  const stop = new AbortController();
  const reader = streamText('one two three four five six', { paceMs: 3_600_000, signal: stop.signal });
  await reader.next();
  const waiting = reader.next();
  stop.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});

it('sends larger chunks when hundreds of texts are streamed', async () => {
  const text = 'word '.repeat(400);
  const few = await collect(streamText(text, { paceMs: 1, signal: new AbortController().signal }));
  const many = await Promise.all(
    Array.from({ length: 300 }, () => collect(streamText(text, { paceMs: 1, signal: new AbortController().signal }))),
  );
  for (const found of [few, ...many]) expect(found.join('')).toBe(text);
  expect(Math.max(...many.map((found) => found.length))).toBeLessThan(few.length);
  expect(Math.max(...many.map((found) => found.length))).toBeLessThan(splitIntoChunks(text).length / 4);
});
