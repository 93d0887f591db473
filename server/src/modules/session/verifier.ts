import { bearerSeconds } from '@oracle-astra/shared/contract';
import { createBatcher } from '../../db/statements/batcher';
import type { Database } from '../../db/database';
import type { Session } from './session';
import { prepareFindActive } from './session-repository';
import type { Tokens } from './tokens';

const parallelChecks = 2;
const maxBatchedChecks = 100;

interface VerifierDeps {
  db: Database;
  tokens: Tokens;
  /** Whether the long token of apps is accepted as a bearer token. */
  takesLongBearers: boolean;
}

/** Verifies the signature of a token, then its session; concurrent checks share a query. */
export function createVerifier({ db, tokens, takesLongBearers }: VerifierDeps) {
  // A query starts after all checks that share it, so that none uses an older result.
  const findActive = createBatcher({ parallel: parallelChecks, maxItems: maxBatchedChecks, run: prepareFindActive(db) });

  async function find({ uid, jti }: Pick<Session, 'uid' | 'jti'>): Promise<Session | null> {
    const active = await findActive({ uid, jti });
    return active === null ? null : { uid, jti, ...active };
  }

  return {
    /** The session of a bearer token; null if it is forged, expired or revoked. */
    async verify(jwt: string): Promise<Session | null> {
      const payload = await tokens.read(jwt);
      if (payload === null || (!takesLongBearers && payload.exp - payload.iat > bearerSeconds)) return null;
      return find(payload);
    },

    /** The session of the token in a cookie, and its state; null if it is forged, expired or revoked. */
    async verifyCookie(jwt: string): Promise<(Session & { issuedAt: number; isServerSet: boolean }) | null> {
      const payload = await tokens.read(jwt);
      // The short-lived token of a page cannot be renewed with itself, so that a stolen one does not keep the session alive.
      if (payload === null || payload.exp - payload.iat <= bearerSeconds) return null;
      const session = await find(payload);
      return session === null ? null : { ...session, issuedAt: payload.iat, isServerSet: payload.cookie === true };
    },

    /** Whether a session is still active, independent of the age of its token. */
    isActive: async (session: Pick<Session, 'uid' | 'jti'>): Promise<boolean> => (await find(session)) !== null,
  };
}

export type Verifier = ReturnType<typeof createVerifier>;
