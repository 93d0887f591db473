import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { isDatabaseUnavailable } from '../../../db/unavailable';
import { retention } from '../../../pruning/retention';
import type { Session } from '../session';
import { createSessionRepository } from '../session-repository';
import type { Verifier } from '../tokens/verifier';
import { newSessionId } from '../tokens/tokens';
import { createSuccessors, graceSeconds } from './successors';

type SessionKey = Pick<Session, 'uid' | 'jti'>;

/** Carries over what belongs to a session and not to the account, in the transaction that replaces the session. */
export type OnReplaced = (tx: Database, from: string, to: string) => Promise<void>;

interface RenewalDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  verifier: Pick<Verifier, 'find'>;
  onReplaced: OnReplaced;
}

const isHandedOverAfter = (session: Session | null, instant: Date) => !!session?.handoverUntil && session.handoverUntil > instant;

/** Replaces sessions after the rights of their person changed. */
export function createRenewal({ db, clock, log, verifier, onReplaced }: RenewalDeps) {
  const successors = createSuccessors(db);

  /** While the database is read-only, nothing changes. */
  async function writeIfPossible<Result>(write: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, 'a session could not be made anew yet');
      return otherwise;
    }
  }

  /** The session that replaced one whose browser has not used a newer cookie yet. */
  async function findHandedOver(held: SessionKey): Promise<Session | null> {
    for (let seen: string | undefined; ;) {
      const next = await successors.find(held, clock());
      if (next === null || next.jti === seen) return null;
      const session = await verifier.find(next);
      if (session !== null) return session;
      // A parallel request may have replaced it in between.
      seen = next.jti;
    }
  }

  const renew = (session: Session): Promise<Session | null> =>
    writeIfPossible(async () => {
      const next = { uid: session.uid, jti: newSessionId() };
      const isReplaced = await db.transaction(async (tx) => {
        if (!(await createSessionRepository(tx).lockActive(session))) return false;
        const now = clock();
        // The cookie of a replaced session is accepted until this time.
        const handoverUntil = new Date(now.getTime() + retention.revokedSession * 1000);
        if (!(await createSuccessors(tx).replace(session, next, { now, handoverUntil }))) return false;
        await onReplaced(tx, session.jti, next.jti);
        return true;
      });
      // A second change of rights may have replaced that one as well.
      return (isReplaced ? await verifier.find(next) : null) ?? findHandedOver(session);
    }, session);

  const graceEnd = () => new Date(clock().getTime() + graceSeconds * 1000);

  return {
    /**
     * The session for a cookie of `held`: this one, or its replacement; null if it has ended, because ended sessions stay ended.
     */
    async current(held: SessionKey): Promise<Session | null> {
      const own = await verifier.find(held);
      // The answer with the new cookie has arrived, so the previous cookie expires soon.
      if (isHandedOverAfter(own, graceEnd())) await writeIfPossible(() => successors.finishHandover(held.jti, graceEnd()), undefined);
      const active = own ?? (await findHandedOver(held));
      return active?.staleAt ? renew(active) : active;
    },

    /** Like `current`, but independent of the time of the replacement, and without replacing a session. */
    last: (held: SessionKey): Promise<SessionKey | null> => successors.find(held),
  };
}

export type Renewal = ReturnType<typeof createRenewal>;
