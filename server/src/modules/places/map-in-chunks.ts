import { setImmediate as yieldToOthers } from 'node:timers/promises';

const sliceSize = 200;

/** Maps a long list, and lets requests come in between: a slice takes some milliseconds. */
export async function mapInSlices<Item, Result>(items: readonly Item[], map: (item: Item, index: number) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += sliceSize) {
    if (from > 0) await yieldToOthers();
    for (const [offset, item] of items.slice(from, from + sliceSize).entries()) results.push(map(item, from + offset));
  }
  return results;
}
