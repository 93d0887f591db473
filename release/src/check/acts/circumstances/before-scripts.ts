import type { UsedPage } from '../used-page';

/** Opens pages with a script that runs before all of theirs, and is removed afterwards. */
export async function withScript<Value>(
  { session }: Pick<UsedPage, 'session'>,
  source: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  try {
    return await work();
  } finally {
    // A page that hung is dropped anyway.
    await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }).catch(() => undefined);
  }
}

/** A browser that stores nothing, as where the storage is full or private. */
export const fullStorage = /* javascript */ `Storage.prototype.setItem = () => { throw new DOMException('The storage is full', 'QuotaExceededError'); };`;

/** The last evening of the month in the time zone of the browser, in milliseconds from now. */
const monthEndMs = `((now) => new Date(now.getFullYear(), now.getMonth() + 1, 0, 23, 50).getTime() - now.getTime())(new Date())`;

/**
 * Another time in the browser. `skip` lets time pass at once: what is due runs in its order, and an interval once, because each of
 * its turns would take the time that is to be saved.
 */
const createClock = (offset: string) => /* javascript */ `(() => {
  let offset = ${offset};
  const [Own, startTimeout, endTimeout, startInterval, endInterval] = [Date, setTimeout, clearTimeout, setInterval, clearInterval];
  const now = () => Own.now() + offset;
  globalThis.Date = new Proxy(Own, {
    construct: (kind, given, created) => Reflect.construct(kind, given.length === 0 ? [now()] : given, created),
    apply: () => new Own(now()).toString(),
    get: (kind, name) => (name === 'now' ? now : Reflect.get(kind, name)),
  });
  const waiting = new Map();
  globalThis.setTimeout = (work, ms, ...given) => {
    const run = () => { waiting.delete(id); if (typeof work === 'function') work(...given); };
    const id = startTimeout(run, ms);
    waiting.set(id, { at: now() + (ms || 0), run, isOnce: true });
    return id;
  };
  globalThis.setInterval = (work, ms, ...given) => {
    const id = startInterval(work, ms, ...given);
    waiting.set(id, { at: now() + (ms || 0), run: () => work(...given), isOnce: false });
    return id;
  };
  globalThis.clearTimeout = (id) => { waiting.delete(id); endTimeout(id); };
  globalThis.clearInterval = (id) => { waiting.delete(id); endInterval(id); };
  Object.defineProperty(globalThis, '__releaseClock', { value: {
    skip(ms) {
      offset += ms;
      const due = [...waiting].filter(([, { at }]) => at <= now()).sort(([, one], [, other]) => one.at - other.at);
      for (const [id, { run, isOnce }] of due) {
        if (isOnce) globalThis.clearTimeout(id);
        startTimeout(run);
      }
    },
  } });
})();`;

export const usualClock = createClock('0');
export const lastEvening = createClock(monthEndMs);

/** Lets time pass on a page with a clock of the check. */
export const skipTime = async ({ page }: Pick<UsedPage, 'page'>, ms: number) => page.evaluate(`__releaseClock.skip(${ms})`);
