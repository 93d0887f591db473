import { createSecretKey, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SignJWT, jwtVerify } from 'jose';
import type { TokenPayload } from '@oracle-astra/shared/contract';
import { sessionSeconds, tokenPayload } from '@oracle-astra/shared/contract';

/** Tokens whose signature is known to be right, some half a kilobyte each: it stays so, and each costs a job of another thread. */
const mostSigned = 10_000;

/** Signs and reads the `jwt`. */
export function createTokens(secret: string, clock: () => Date) {
  // As a key object it is imported once, and not for each token.
  const key = createSecretKey(secret, 'utf8');
  const signed = new LRUCache<string, TokenPayload>({ max: mostSigned });

  async function verified(jwt: string): Promise<TokenPayload | null> {
    try {
      const { payload } = await jwtVerify(jwt, key, { algorithms: ['HS256'], currentDate: clock() });
      const parsed = tokenPayload.safeParse(payload);
      if (!parsed.success) return null;
      signed.set(jwt, parsed.data);
      return parsed.data;
    } catch {
      return null;
    }
  }

  return {
    async issue(uid: string): Promise<{ jwt: string; jti: string }> {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const jti = randomUUID();
      const jwt = await new SignJWT({ uid }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(jti).setIssuedAt(issuedAt).setExpirationTime(issuedAt + sessionSeconds).sign(key);
      return { jwt, jti };
    },

    /** The payload of a token that this server signed and that has not expired; null for any other text. */
    async read(jwt: string): Promise<TokenPayload | null> {
      const payload = signed.get(jwt) ?? await verified(jwt);
      return payload !== null && payload.exp > clock().getTime() / 1000 ? payload : null;
    },
  };
}
