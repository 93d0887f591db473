import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/**
 * Records the owner of the running code with `write`, across every await of a page: a worker in an endless loop or out of
 * memory cannot report it, and the main thread must not blame the other pages of that worker.
 */
export function trackCurrentOwner(write: (owner: number) => void) {
  const context = new AsyncLocalStorage<number>();
  const get = () => context.getStore() ?? 0;
  createHook({ before: () => write(get()) }).enable();
  return {
    /** The position of its code in `listCode`, from 1; 0 for none. */
    get,
    run<T>(owner: number, callback: () => T): T {
      write(owner);
      try {
        return context.run(owner, callback);
      } finally {
        // The caller continues, which is the page after one of its fills.
        write(get());
      }
    },
  };
}
