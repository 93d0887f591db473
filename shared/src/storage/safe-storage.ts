/** The browser's storage, which may be forbidden or full: nothing here throws. */
export interface SafeStorage {
  /** What is kept under a key, or null; `otherwise` where the storage cannot be read. */
  get: (key: string, otherwise?: string | null) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

/** `session` is the tab's, which a reload leaves and the end of the tab empties; `local` the browser's. */
export function safeStorage(kind: 'session' | 'local'): SafeStorage {
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(kind === 'local' ? localStorage : sessionStorage);
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key, otherwise = null) => attempt((storage) => storage.getItem(key), otherwise),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}
