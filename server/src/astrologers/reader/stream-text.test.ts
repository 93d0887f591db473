import { createQuestion, createCharts } from '../testing/charts';
import { createBuiltInReader } from './built-in-reader';
import { compose } from './compose';
import { splitIntoChunks, streamText } from './stream-text';

const [chart] = createCharts(1);
if (!chart) throw new Error('No chart.');
const question = createQuestion(chart, 'मेरी शादी कब होगी?');

async function all(source: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const piece of source) found.push(piece);
  return found;
}

it('gives the whole answer in pieces of a few words', async () => {
  const found = await all(createBuiltInReader({ paceMs: 0 }).answer(question, new AbortController().signal));
  expect(found.join('')).toBe(compose(question));
  expect(found.length).toBeGreaterThan(50);
  expect(Math.max(...found.map((piece) => piece.trim().split(/\s+/u).length))).toBeLessThanOrEqual(3);
});

it('keeps every mark and blank line of a text', () => {
  const text = 'A b.\n\nक ख ग, “d e” f-g; h?\n\ni';
  expect(splitIntoChunks(text).join('')).toBe(text);
});

it.each([0, 5])('stops with the signal’s reason at a pace of %i ms', async (paceMs) => {
  const stop = new AbortController();
  const reader = streamText(compose(question), { paceMs, signal: stop.signal });
  await reader.next();
  stop.abort(new Error('gone'));
  await expect(reader.next()).rejects.toThrow('gone');
});

it('waits no longer once it is aborted', async () => {
  const stop = new AbortController();
  const reader = streamText('one two three four five six', { paceMs: 3_600_000, signal: stop.signal });
  await reader.next();
  const waiting = reader.next();
  stop.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});

it('comes whole in larger pieces where hundreds of texts run', async () => {
  const text = 'word '.repeat(400);
  const few = await all(streamText(text, { paceMs: 1, signal: new AbortController().signal }));
  const many = await Promise.all(Array.from({ length: 300 }, () => all(streamText(text, { paceMs: 1, signal: new AbortController().signal }))));
  for (const found of [few, ...many]) expect(found.join('')).toBe(text);
  expect(Math.max(...many.map((found) => found.length))).toBeLessThan(few.length);
  expect(Math.max(...many.map((found) => found.length))).toBeLessThan(splitIntoChunks(text).length / 4);
});
