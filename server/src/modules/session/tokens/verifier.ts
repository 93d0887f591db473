import { bearerSeconds } from '@oracle-astra/shared/contract';
import { createBatcher } from '../../../db/statements/batcher';
import type { Database } from '../../../db/database';
import type { Session } from '../session';
import { createSuccessors } from '../renewal/successors';
import { prepareFindActive } from '../session-repository';
import type { Tokens } from './tokens';
import type { NoteUse } from '../devices/use-notes';

const parallelChecks = 2;
const maxBatchedChecks = 100;

interface VerifierDeps {
  db: Database;
  tokens: Tokens;
  /** Whether the long token of apps is accepted as a bearer token. */
  takesLongBearers: boolean;
  noteUse: NoteUse;
}

interface CookieToken extends Pick<Session, 'uid' | 'jti'> {
  issuedAt: number;
  /** Whether this server set the cookie, and no script of an earlier release. */
  isServerSet: boolean;
}

/** Verifies the signature of a token, then its session; concurrent checks share a query. */
export function createVerifier({ db, tokens, takesLongBearers, noteUse }: VerifierDeps) {
  // A query starts after all checks that share it, so that none uses an older result.
  const findActive = createBatcher({ parallel: parallelChecks, maxItems: maxBatchedChecks, run: prepareFindActive(db) });

  async function find({ uid, jti }: Pick<Session, 'uid' | 'jti'>): Promise<Session | null> {
    const active = await findActive({ uid, jti });
    return active === null ? null : { uid, jti, ...active };
  }

  /** The payload of the token in a cookie; null if it is forged or expired. */
  async function readCookie(jwt: string): Promise<CookieToken | null> {
    const payload = await tokens.read(jwt);
    // The short-lived token of a page cannot be renewed with itself, so that a stolen one does not keep the session alive.
    if (payload === null || payload.exp - payload.iat <= bearerSeconds) return null;
    const { uid, jti, iat: issuedAt, cookie } = payload;
    return { uid, jti, issuedAt, isServerSet: cookie === true };
  }

  return {
    /** The session of a bearer token; null if it is forged, expired or revoked. */
    async verify(jwt: string): Promise<Session | null> {
      const payload = await tokens.read(jwt);
      if (payload === null) return null;
      const isLong = payload.exp - payload.iat > bearerSeconds;
      if (isLong && !takesLongBearers) return null;
      const session = await find(payload);
      // A page then exchanges its cookie, which replaces the session; an app has no cookie, and tokens contain no rights.
      if (!isLong && session?.staleAt && payload.iat * 1000 < session.staleAt.getTime()) return null;
      // Uses of a browser are recorded with its cookie.
      if (session !== null && isLong) noteUse(session.jti, { agent: null });
      return session === null ? null : { ...session, isOfPage: !isLong };
    },

    readCookie,

    /** The session of the token in a cookie; null if it is forged, expired or revoked. */
    async verifyCookie(jwt: string): Promise<Session | null> {
      const cookie = await readCookie(jwt);
      return cookie === null ? null : find(cookie);
    },

    find,

    /** Whether a session, or the one that replaced it, is still active, independent of the age of its token. */
    isActive: async (session: Pick<Session, 'uid' | 'jti'>): Promise<boolean> =>
      (await find(session)) !== null || (await createSuccessors(db).find(session)) !== null,
  };
}

export type Verifier = ReturnType<typeof createVerifier>;
