import type { Database } from '../../db/database';

/** A database that fails with `state.error` if it is set, and whose transactions do not begin while `state.held` is set. */
export function createFailingDatabase(db: Database) {
  const state: { error: Error | null; held: Promise<never> | null } = { error: null, held: null };
  const promised = new Set<PropertyKey>(['transaction', 'execute']);
  const built = new Set<PropertyKey>(['select', 'insert', 'update', 'delete']);
  const failing = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      const { error, held } = state;
      if (held !== null && name === 'transaction') return async () => held;
      if (error !== null && promised.has(name)) return async () => Promise.reject(error);
      if (error !== null && built.has(name))
        return () => {
          throw error;
        };
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
  return { db: failing, state };
}
