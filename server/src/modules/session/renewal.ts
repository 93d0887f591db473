import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { isDatabaseUnavailable } from '../../db/unavailable';
import type { Session } from './session';
import { createSessionRepository } from './session-repository';
import type { Verifier } from './verifier';

/** Pages and tabs that were loading meanwhile still send the previous cookie. */
const graceSeconds = 60;

type SessionKey = Pick<Session, 'uid' | 'jti'>;

interface RenewalDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  verifier: Pick<Verifier, 'find'>;
}

/** Sessions that are made anew because the rights of their person changed. */
export function createRenewal({ db, clock, log, verifier }: RenewalDeps) {
  async function findSuccessor({ uid, jti }: SessionKey, since: Date, tx: Database = db): Promise<SessionKey | null> {
    const next = await createSessionRepository(tx).findSuccessor({ uid, jti }, since);
    return next === null ? null : { uid, jti: next };
  }

  /** Those who ask with the previous one a moment later get the same. */
  const findRecent = (session: SessionKey, tx?: Database) => findSuccessor(session, new Date(clock().getTime() - graceSeconds * 1000), tx);

  /** While the database takes no writes, the session stays as it is. */
  async function renew({ uid, jti }: SessionKey): Promise<SessionKey | null> {
    try {
      return await db.transaction(async (tx) => {
        const repository = createSessionRepository(tx);
        if (!(await repository.lockActive({ uid, jti }))) return findRecent({ uid, jti }, tx);
        const next = { uid, jti: randomUUID() };
        await repository.replace({ uid, jti }, next, clock());
        return next;
      });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, 'a session could not be made anew yet');
      return { uid, jti };
    }
  }

  return {
    /** The session for a cookie of `held`: this one, or the one that replaces it; null if it has ended, as nothing revives it. */
    async current(held: SessionKey): Promise<SessionKey | null> {
      const active = await verifier.find(held);
      if (active === null) return findRecent(held);
      return active.staleAt ? renew(held) : active;
    },

    /** Like `current`, however long ago it was replaced, and replaces nothing. */
    last: async (held: SessionKey): Promise<SessionKey | null> => (await verifier.find(held)) ?? findSuccessor(held, new Date(0)),
  };
}

export type Renewal = ReturnType<typeof createRenewal>;
