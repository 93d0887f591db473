import { HttpError } from '../../plugins/errors';

interface SearchLimitOptions {
  /** Searches that run at a time: each has a connection of the database, which others need too. */
  parallel: number;
  /** Searches that may wait for one of them. */
  waiting: number;
  /** How long, in milliseconds. */
  waitMs: number;
}

/** Runs searches, a few at a time, so that they leave connections to all other requests. Throws 503 for those that find no place in time. */
export function makeSearchLimit({ parallel, waiting, waitMs }: SearchLimitOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  const busy = () => new HttpError(503, 'Many people are searching. Try again in a moment.', waitMs / 1000);

  async function enter(): Promise<void> {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
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

  return async <Result>(search: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await search();
    } finally {
      leave();
    }
  };
}
