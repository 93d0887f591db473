import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { cell } from '../messages';

/**
 * Keeps in a shared cell whose code runs now, across every await of a page: a worker that loops or is out of memory
 * cannot report it, and the main thread must not blame the other pages of that worker.
 */
export function trackCurrentOwner(cells: Int32Array) {
  const context = new AsyncLocalStorage<number>();
  const get = () => context.getStore() ?? 0;
  createHook({ before: () => void Atomics.store(cells, cell.running, get()) }).enable();
  return {
    /** The owner's position in `listOwners`, from 1; 0 for none. */
    get,
    run<T>(owner: number, callback: () => T): T {
      Atomics.store(cells, cell.running, owner);
      return context.run(owner, callback);
    },
  };
}
