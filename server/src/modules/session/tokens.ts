import { createSecretKey, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SignJWT, jwtVerify } from 'jose';
import type { TokenPayload } from '@oracle-astra/shared/contract';
import { sessionSeconds, tokenPayload } from '@oracle-astra/shared/contract';

/** Size of the cache of tokens with a verified signature, about half a kilobyte each; verifying takes a thread-pool job. */
const maxVerified = 10_000;

/** Signs and reads the `jwt`. */
export function createTokens(secret: string, clock: () => Date) {
  // A key object is imported once and not for every token.
  const key = createSecretKey(secret, 'utf8');
  const verifiedTokens = new LRUCache<string, TokenPayload>({ max: maxVerified });

  async function verifySignature(jwt: string): Promise<TokenPayload | null> {
    try {
      const { payload } = await jwtVerify(jwt, key, { algorithms: ['HS256'], currentDate: clock() });
      const parsed = tokenPayload.safeParse(payload);
      if (!parsed.success) return null;
      verifiedTokens.set(jwt, parsed.data);
      return parsed.data;
    } catch {
      // A token that is forged or over is no session, as anybody can send one.
      return null;
    }
  }

  return {
    async issue(uid: string): Promise<{ jwt: string; jti: string }> {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const jti = randomUUID();
      const jwt = await new SignJWT({ uid })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(jti)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + sessionSeconds)
        .sign(key);
      return { jwt, jti };
    },

    /** The payload of a token that this server signed and that has not expired; null for any other text. */
    async read(jwt: string): Promise<TokenPayload | null> {
      const payload = verifiedTokens.get(jwt) ?? (await verifySignature(jwt));
      return payload !== null && payload.exp > clock().getTime() / 1000 ? payload : null;
    },
  };
}
