import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/** How long some code ran, in milliseconds, without the time in which it waited. */
export interface RunTime {
  ms: number;
}

interface Running extends RunTime {
  owner: number;
}

/**
 * Records the owner of the running code with `write`, across every await of a page: a worker in an endless loop or out of
 * memory cannot report it, and the main thread must not blame the other pages of that worker.
 */
export function trackCurrentOwner(write: (owner: number) => void) {
  const context = new AsyncLocalStorage<Running>();
  let running: Running | undefined;
  let since = 0;

  function measure(next: Running | undefined): void {
    if (next === running) return;
    const now = performance.now();
    if (running) running.ms += now - since;
    running = next;
    since = now;
  }

  function begin(next: Running | undefined): void {
    write(next?.owner ?? 0);
    measure(next);
  }

  // What runs next is not known before it begins, so the owner stays the last one.
  createHook({ before: () => begin(context.getStore()), after: () => measure(undefined) }).enable();
  return {
    /** The position of its code in `listCode`, from 1; 0 for none. */
    get: () => context.getStore()?.owner ?? 0,
    /** Returns its result, and the time that the code and what it continues with have run until it is read. */
    run<T>(owner: number, callback: () => T): { result: T; time: RunTime } {
      const next: Running = { owner, ms: 0 };
      begin(next);
      try {
        return { result: context.run(next, callback), time: next };
      } finally {
        // The caller continues, which is the page after one of its fills.
        begin(context.getStore());
      }
    },
  };
}
