import { keepTrace } from '../../tracing/span';

interface BatcherOptions<Item, Result> {
  /** Maximum number of concurrent batches; each uses one database connection. */
  parallel: number;
  /** Maximum number of items in a batch. */
  maxItems: number;
  /** Items with the same key never share a batch. */
  getKey?: (item: Item) => string;
  /** Returns a value or an Error for each item, in order. A rejection rejects all items of the batch. */
  run: (items: Item[]) => Promise<(Result | Error)[]>;
}

interface QueuedItem<Item, Result> {
  item: Item;
  /** Runs a batch in the trace of the item's caller. */
  run: BatcherOptions<Item, Result>['run'];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The result of one item of a batch, or its Error, so that one item cannot fail the others. */
export function settleItem<Result>(work: () => Result): Result | Error {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Batches concurrent calls. A single item runs at once as a batch; items that arrive while `parallel` batches run share the next one, in order. */
export function createBatcher<Item, Result>({
  parallel,
  maxItems,
  getKey,
  run,
}: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  let queue: QueuedItem<Item, Result>[] = [];
  let running = 0;

  function takeBatch(): QueuedItem<Item, Result>[] {
    const batch: QueuedItem<Item, Result>[] = [];
    const left: QueuedItem<Item, Result>[] = [];
    const keys = new Set<string>();
    for (const waiting of queue) {
      const key = getKey?.(waiting.item);
      const fits = batch.length < maxItems && (key === undefined || !keys.has(key));
      if (fits && key !== undefined) keys.add(key);
      (fits ? batch : left).push(waiting);
    }
    queue = left;
    return batch;
  }

  async function settle(batch: QueuedItem<Item, Result>[]): Promise<void> {
    try {
      const results = (await batch[0]?.run(batch.map(({ item }) => item))) ?? [];
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

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, run: keepTrace(run), resolve, reject });
      next();
    });
}
