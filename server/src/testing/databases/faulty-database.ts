import type { Database } from '../../db/database';

/** When a process dies: before its transaction is committed, or after it and before the response is sent. */
export type Fault = 'before commit' | 'after commit';

/** A database whose transactions end as if the server was killed, according to `nextFault`. */
export function createFaultyDatabase(db: Database, nextFault: () => Fault | null): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const fault = nextFault();
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      if (fault === 'before commit') throw new Error('The server was killed before the transaction was committed.');
      return done;
    }, config);
    if (fault === 'after commit') throw new Error('The server was killed after the transaction was committed.');
    return result;
  };
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)) });
}
