import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import { isDatabaseUnavailable } from '../../db/unavailable';
import type { Session } from './session';
import { createSessionRepository } from './session-repository';
import type { Tokens } from './tokens';
import type { Verifier } from './verifier';

/** The session of a browser's cookie. */
export interface CookieSession extends Pick<Session, 'uid' | 'jti'> {
  /** The bearer token for a page. */
  bearer: string;
  /** The value that the cookie gets; null if the present one is new enough. */
  cookie: string | null;
}

/** A cookie that is older gets a new age at a visit. */
const cookieRenewalSeconds = 24 * 60 * 60;
const noteUseSeconds = 60 * 60;
const maxNotedUses = 10_000;

interface CookieSessionsDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  tokens: Tokens;
  verifier: Pick<Verifier, 'verifyCookie'>;
  end: (tx: Database, session: Pick<Session, 'uid' | 'jti'>) => Promise<void>;
}

/** Sessions of browsers, by the token in their cookie. */
export function createCookieSessions({ db, clock, log, tokens, verifier, end }: CookieSessionsDeps) {
  const notedUses = new LRUCache<string, number>({ max: maxNotedUses });

  /** Not waited for: nobody's page waits for a note, and a database that takes no writes answers pages all the same. */
  function noteUse(jti: string, agent: string | null): void {
    const now = clock();
    if (now.getTime() - (notedUses.get(jti) ?? 0) < noteUseSeconds * 1000) return;
    notedUses.set(jti, now.getTime());
    const since = new Date(now.getTime() - noteUseSeconds * 1000);
    createSessionRepository(db)
      .noteUse(jti, { now, since, agent })
      .catch((error: unknown) => log.debug({ err: error }, 'the use of a session was not noted'));
  }

  return {
    /**
     * The session of the token in a browser's cookie; null if it has ended, `left` where the person has. `isMarked`: the
     * browser has the mark of a session. The server sets both for as long, but browsers may forget sooner what a script marked
     * at a log-out.
     */
    async openCookie(
      token: string,
      { isMarked, agent }: { isMarked: boolean; agent: string | null },
    ): Promise<CookieSession | 'left' | null> {
      const session = await verifier.verifyCookie(token);
      if (session === null) return null;
      const { uid, jti, issuedAt, isServerSet } = session;
      if (isServerSet && !isMarked) return 'left';
      noteUse(jti, agent);
      const isOld = clock().getTime() / 1000 - issuedAt > cookieRenewalSeconds;
      const cookie = isOld || !isServerSet ? (await tokens.issue(uid, { jti, isCookie: true })).jwt : null;
      return { uid, jti, bearer: await tokens.bearerOf(session), cookie };
    },

    /** Ends the session of the token in a browser's cookie; false if the database takes no writes now, so that it has to be asked again. */
    async leave(token: string): Promise<boolean> {
      try {
        const session = await verifier.verifyCookie(token);
        if (session !== null) await db.transaction((tx) => end(tx, session));
        return true;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        log.warn({ err: error }, 'a session that was left could not be ended yet');
        return false;
      }
    },
  };
}
