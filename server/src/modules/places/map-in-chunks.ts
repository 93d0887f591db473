import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

const chunkSize = 200;

/** Maps a long list in chunks of a few milliseconds and yields to the event loop between them. */
export async function mapInChunks<Item, Result>(items: readonly Item[], map: (item: Item, index: number) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += chunkSize) {
    if (from > 0) await yieldToEventLoop();
    for (const [offset, item] of items.slice(from, from + chunkSize).entries()) results.push(map(item, from + offset));
  }
  return results;
}
