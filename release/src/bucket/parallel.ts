/** Runs work for each item with limited concurrency. Rejects with the first failure, after which no further item is begun. */
export async function forEachParallel<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  let hasFailed = false;
  async function takeAll(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined && !hasFailed; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, takeAll));
}
