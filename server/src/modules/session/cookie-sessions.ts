import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { isDatabaseUnavailable } from '../../db/unavailable';
import type { Renewal } from './renewal/renewal';
import type { Session } from './session';
import type { Tokens } from './tokens/tokens';
import type { NoteUse } from './devices/use-notes';
import type { Verifier } from './tokens/verifier';

/** The session of a browser's cookie. */
export interface CookieSession extends Pick<Session, 'uid' | 'jti'> {
  /** The bearer token for a page. */
  bearer: string;
  /** The new value of the cookie; null if the current one is recent enough. */
  cookie: string | null;
}

/** An older cookie is renewed at a visit. */
const cookieRenewalSeconds = 24 * 60 * 60;

interface CookieSessionsDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  tokens: Tokens;
  verifier: Pick<Verifier, 'readCookie'>;
  renewal: Renewal;
  noteUse: NoteUse;
  end: (tx: Database, session: Pick<Session, 'uid' | 'jti'>) => Promise<void>;
}

/** Sessions of browsers, by the token in their cookie. */
export function createCookieSessions({ db, clock, log, tokens, verifier, renewal, noteUse, end }: CookieSessionsDeps) {
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
      const held = await verifier.readCookie(token);
      const session = held === null ? null : await renewal.current(held);
      if (held === null || session === null) return null;
      if (held.isServerSet && !isMarked) return 'left';
      const { uid, jti } = session;
      noteUse(jti, { agent });
      const isOld = clock().getTime() / 1000 - held.issuedAt > cookieRenewalSeconds;
      const cookie = isOld || !held.isServerSet || jti !== held.jti ? (await tokens.issue(uid, { jti, isCookie: true })).jwt : null;
      return { uid, jti, bearer: await tokens.bearerOf(session), cookie };
    },

    /** Ends the session of the token in a browser's cookie; false if the database is read-only, so that it has to be tried again. */
    async leave(token: string): Promise<boolean> {
      try {
        const held = await verifier.readCookie(token);
        const session = held === null ? null : await renewal.last(held);
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
