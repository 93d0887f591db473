import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './types';

export type DatabaseProbe = () => Promise<boolean>;

/**
 * Whether the database answers within `withinMs`. Those who ask at the same time share one query, so that asking often
 * costs no more than asking once; `onError` is told why it does not.
 */
export function createDatabaseProbe(db: Database, onError: (error: unknown) => void, withinMs = 2000): DatabaseProbe {
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    const over = new AbortController();
    const late = pause(withinMs, false, { signal: over.signal, ref: false });
    late.catch(() => undefined);
    try {
      return await Promise.race([db.execute(sql`select 1`).then(() => true, (error: unknown) => { onError(error); return false; }), late]);
    } finally {
      over.abort();
      asking = null;
    }
  }

  return () => (asking ??= ask());
}
