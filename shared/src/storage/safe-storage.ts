/** The browser's storage without exceptions, because it may be blocked or full. */
export interface SafeStorage {
  /** The value of a key, or null if there is none; `otherwise` if the storage cannot be read. */
  get: (key: string, otherwise?: string | null) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

/** `session` is session storage, which lasts as long as the tab; `local` is local storage. */
export function safeStorage(kind: 'session' | 'local'): SafeStorage {
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(kind === 'local' ? localStorage : sessionStorage);
    } catch {
      // Storage is full or blocked.
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
