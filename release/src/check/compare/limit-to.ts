/** Runs work when fewer than the maximum are running; of the waiting work that with the lowest rank first. */
export type Limit = <Value>(work: () => Promise<Value>, rank?: number) => Promise<Value>;

export function limitTo(most: number): Limit {
  let running = 0;
  const waiting: { rank: number; begin: () => void }[] = [];
  const take = () => {
    const rank = Math.min(...waiting.map((each) => each.rank));
    const at = waiting.findIndex((each) => each.rank === rank);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };
  return async (work, rank = 0) => {
    if (running === most) await new Promise<void>((begin) => waiting.push({ rank, begin }));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = take();
      if (next === undefined) running -= 1;
      else next.begin();
    }
  };
}
