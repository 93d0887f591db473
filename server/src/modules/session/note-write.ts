import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions } from '../../db/schema/frame';

export type NoteWrite = (jti: string) => Promise<void>;

/** Makes a session's later reads see its own writes, on any process and database. */
export const createNoteWrite =
  (db: Database): NoteWrite =>
  async (jti) => {
    await db
      .update(sessions)
      .set({ wroteAt: sql`pg_current_wal_flush_lsn()::text` })
      .where(eq(sessions.jti, jti));
  };
