/** How many of the database's `connections` a kind of work may use at a time: `share` of them (0 to 1), and always one. */
export function shareOf(connections: number, share: number): number {
  return Math.max(1, Math.floor(connections * share));
}

interface ParallelLimitOptions {
  /** Pieces of work that run at a time: each has a connection of the database, which others need too. */
  parallel: number;
  /** Pieces that may wait for one of them; any number where it is not given. */
  waiting?: number;
  /** How long they may wait, in milliseconds; for ever where it is not given. */
  waitMs?: number;
  /** What is thrown for those that find no place in time. */
  busy?: () => Error;
}

/** Runs pieces of work in their order, a few at a time, so that they leave connections to all other requests. */
export function createParallelLimit({ parallel, waiting = Infinity, waitMs, busy = () => new Error('Too many wait.') }: ParallelLimitOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const timer = waitMs === undefined ? undefined : setTimeout(() => {
        queue.splice(queue.indexOf(enterNext), 1);
        reject(busy());
      }, waitMs);
      function enterNext() {
        clearTimeout(timer);
        resolve();
      }
      queue.push(enterNext);
    });
  }

  /** The next one takes this one's place, so that `running` stays. */
  function leave() {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
