/** Items that are opened on demand, each of which is used for one piece of work at a time. */
export interface Pool<Item> {
  use: <Value>(work: (item: Item) => Promise<Value>) => Promise<Value>;
  close: () => Promise<void>;
}

export function createPool<Item>(open: () => Promise<Item>, close: (item: Item) => Promise<void>): Pool<Item> {
  const all: Item[] = [];
  const free: Item[] = [];
  return {
    async use(work) {
      let item = free.pop();
      if (item === undefined) all.push((item = await open()));
      try {
        return await work(item);
      } finally {
        free.push(item);
      }
    },
    close: async () => void (await Promise.all(all.map(close))),
  };
}
