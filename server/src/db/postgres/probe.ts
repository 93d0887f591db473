import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../types';

export type DatabaseProbe = () => Promise<boolean>;

/**
 * Whether the database responds within `timeoutMs`. Concurrent calls share one query; `onError` receives the error of a
 * failed one.
 */
export function createDatabaseProbe(db: Database, onError: (error: unknown) => void, timeoutMs = 2000): DatabaseProbe {
  let inFlight: Promise<boolean> | null = null;

  async function query(): Promise<boolean> {
    const settled = new AbortController();
    const timeout = pause(timeoutMs, false, { signal: settled.signal, ref: false });
    // Aborted if the query ends first.
    timeout.catch(() => undefined);
    try {
      return await Promise.race([
        db.execute(sql`select 1`).then(
          () => true,
          (error: unknown) => {
            onError(error);
            return false;
          },
        ),
        timeout,
      ]);
    } finally {
      settled.abort();
      inFlight = null;
    }
  }

  return () => (inFlight ??= query());
}
