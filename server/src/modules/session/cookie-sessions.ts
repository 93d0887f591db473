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
  /** The new value of the cookie; null if the current one is recent enough. */
  cookie: string | null;
}

/** An older cookie is renewed at a visit. */
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

  /** Not awaited, so that pages neither wait for this write nor need a writable database. */
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
     * The session of the token in a browser's cookie; null if it has ended, `left` after a log-out. `isMarked`: the browser has
     * the cookie `signed-in`. The server sets both with the same age, but browsers may drop the one that a script changed at a
     * log-out earlier.
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

    /** Ends the session of the token in a browser's cookie; false if the database is read-only, so that it has to be tried again. */
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
