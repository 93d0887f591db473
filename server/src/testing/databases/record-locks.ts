import type { Database } from '../../db/database';

/** The tables in which a transaction has locked or written rows, in order; `users` if the person was locked. */
export type Locks = string[];

interface Prepared {
  session: { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown };
}

const writes = /\b(?:insert into|update|delete from)\s+(?:only\s+)?"?([a-z_]+(?:\.[a-z_]+)?)"?/g;
const lockingRead = /\bfrom\s+"?([a-z_]+)"?[^()]*\bfor (?:no key )?update\b/g;
/** The function of the database that posts transfers locks the accounts. */
const posts = /\bpost_transfers\s*\(/;

/** The tables whose rows a statement locks, except with `for key share`, which only prevents deletion. */
export function readLocks(statement: string): string[] {
  const sql = statement.toLowerCase().replace(/'[^']*'/g, "''");
  const tables = [...sql.matchAll(lockingRead), ...sql.matchAll(writes)].map(([, table]) => table ?? '');
  // `on conflict do update set` and `for update` name no table.
  const named = tables.filter((table) => table !== 'set' && table !== 'skip');
  return posts.test(sql) ? [...named, 'accounts'] : named;
}

/** Records the locks of a database's transactions from now on. */
export function recordLocks(db: Database): Locks[] {
  const transactions: Locks[] = [];
  const begin = db.transaction.bind(db) as Database['transaction'];
  db.transaction = async (work, config) =>
    begin(async (tx) => {
      const locks: Locks = [];
      transactions.push(locks);
      const { session } = tx as unknown as Prepared;
      const prepare = session.prepareQuery.bind(session);
      session.prepareQuery = (query, ...rest) => {
        for (const table of readLocks(query.sql)) if (!locks.includes(table)) locks.push(table);
        return prepare(query, ...rest);
      };
      try {
        return await work(tx);
      } finally {
        session.prepareQuery = prepare;
      }
    }, config);
  return transactions;
}
