import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database';
import { createUserRepository } from '../repository';
import { createSessionRepository } from '../session-repository';

const noteUseSeconds = 60 * 60;
const maxNotedUses = 10_000;

export interface Visit {
  /** Browser and system in words; null if unknown. */
  agent: string | null;
}

export type NoteUse = (jti: string, visit: Visit) => void;

/**
 * Records the uses of sessions, to the hour, and of their accounts, to the day. Not awaited, so that no request waits for this
 * write or needs a writable database.
 */
export function createUseNotes({ db, clock, log }: { db: Database; clock: () => Date; log: FastifyBaseLogger }): NoteUse {
  async function note(jti: string, use: Visit & { now: Date; since: Date }): Promise<void> {
    const uid = await createSessionRepository(db).noteUse(jti, use);
    if (uid !== null) await createUserRepository(db).noteUse(uid, use.now);
  }
  const notedUses = new LRUCache<string, number>({ max: maxNotedUses });
  return (jti, visit) => {
    const now = clock();
    if (now.getTime() - (notedUses.get(jti) ?? 0) < noteUseSeconds * 1000) return;
    notedUses.set(jti, now.getTime());
    const since = new Date(now.getTime() - noteUseSeconds * 1000);
    note(jti, { now, since, ...visit }).catch((error: unknown) => log.debug({ err: error }, 'the use of a session was not noted'));
  };
}
