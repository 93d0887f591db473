import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/**
 * Keeps in `cell` whose code runs now, across every wait of a page: a worker that is stuck or out of memory cannot
 * say it any more, and the main thread must not blame the pages beside.
 */
export function watchRunning(cell: Int32Array) {
  const context = new AsyncLocalStorage<number>();
  const current = () => context.getStore() ?? 0;
  createHook({ before: () => void Atomics.store(cell, 0, current()) }).enable();
  return {
    /** Whose code runs now, by the place in `ownersOf`; 0 is nobody's. */
    current,
    run<T>(owner: number, work: () => T): T {
      Atomics.store(cell, 0, owner);
      return context.run(owner, work);
    },
  };
}
