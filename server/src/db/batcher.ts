interface BatcherOptions<Item, Result> {
  /** Batches that run at a time: each has a connection of the database, which others need too. */
  parallel: number;
  /** Items of one batch at most. */
  most: number;
  /** Items of one key are never in one batch; none has a key where it is not given. */
  keyOf?: (item: Item) => string;
  /** Answers for each item in its place: a value, or an Error for it alone. Where it rejects, all items of the batch do. */
  run: (items: Item[]) => Promise<(Result | Error)[]>;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Does together what is asked for while others are served. An item that comes alone is served at once and by itself;
 * those that come while `parallel` batches run share the next one, in their order.
 */
export function createBatcher<Item, Result>({ parallel, most, keyOf, run }: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];
  let running = 0;

  function takeBatch(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const keys = new Set<string>();
    for (const waiting of queue) {
      const key = keyOf?.(waiting.item);
      const fits = batch.length < most && (key === undefined || !keys.has(key));
      if (fits && key !== undefined) keys.add(key);
      (fits ? batch : left).push(waiting);
    }
    queue = left;
    return batch;
  }

  async function settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index] as Result | Error;
        if (result instanceof Error) reject(result);
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function next(): void {
    while (running < parallel && queue.length > 0) {
      running += 1;
      void settle(takeBatch()).then(() => {
        running -= 1;
        next();
      });
    }
  }

  return (item) => new Promise((resolve, reject) => {
    queue.push({ item, resolve, reject });
    next();
  });
}
