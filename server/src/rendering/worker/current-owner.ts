import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { cell } from '../messages';

/**
 * Keeps in a cell whose code runs now, across every wait of a page: a worker that is stuck or out of memory cannot
 * say it any more, and the main thread must not blame the pages beside.
 */
export function trackCurrentOwner(cells: Int32Array) {
  const context = new AsyncLocalStorage<number>();
  const current = () => context.getStore() ?? 0;
  createHook({ before: () => void Atomics.store(cells, cell.running, current()) }).enable();
  return {
    /** Whose code runs now, by the place in `ownersOf`; 0 is nobody's. */
    current,
    run<T>(owner: number, work: () => T): T {
      Atomics.store(cells, cell.running, owner);
      return context.run(owner, work);
    },
  };
}
