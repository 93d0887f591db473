import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Database, Listen } from '../../../db/database';
import type { InFlightReplies } from './in-flight-replies';

const channel = 'reply_stops';

interface ReplyStopsDeps {
  db: Database;
  inFlight: Pick<InFlightReplies, 'stop'>;
  /** Undefined if no other process uses this database. */
  listen: Listen | undefined;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Stops replies in any process. */
export function createReplyStops({ db, inFlight, listen, log }: ReplyStopsDeps) {
  let ending: Promise<(() => Promise<void>) | null> | null = null;

  return {
    start(): void {
      ending ??=
        listen?.(channel, (id) => void (id !== null && inFlight.stop(id))).catch((error: unknown) => {
          log.error({ err: error }, 'replies of this process are not stopped from others');
          return null;
        }) ?? null;
    },

    async stop(ids: readonly string[]): Promise<void> {
      for (const id of ids) if (!inFlight.stop(id)) await db.execute(sql`select pg_notify(${channel}, ${id})`);
    },

    async close(): Promise<void> {
      await (
        await ending
      )?.();
    },
  };
}
