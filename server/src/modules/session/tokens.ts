import { createSecretKey, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { bearerSeconds, sessionSeconds, tokenPayload } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { keyedHash } from './keyed-hash';
import type { Session } from './session';
import { createSessionRepository } from './session-repository';

/** Size of the cache of verified tokens, about half a kilobyte each; verifying takes a thread-pool job. */
const maxVerified = 10_000;

/** Documents and tabs of a session share a bearer token within this time. */
const sharedSeconds = 60;

/** `cookie`: set by this server and unreadable for scripts, unlike the cookies of earlier releases. */
const issuedPayload = z.extend(tokenPayload, { cookie: z.optional(z.literal(true)) });
type IssuedPayload = z.infer<typeof issuedPayload>;

export interface TokenSecrets {
  jwtSecret: string;
  /** The previous secret, whose tokens are still valid; null for none. */
  previousJwtSecret: string | null;
}

/** The key objects are created once and not for every token. The id of a key is in the header of its tokens. */
function createKey(secret: string) {
  return { kid: keyedHash(secret, 'key id').slice(0, 8), key: createSecretKey(secret, 'utf8') };
}

interface IssueOptions {
  jti?: string;
  seconds?: number;
  isCookie?: boolean;
  issuedAt?: number;
}

type Issue = (uid: string, options?: IssueOptions) => Promise<{ jwt: string; jti: string }>;

/** Short-lived bearer tokens of sessions; none is issued before `staleAt`, because such tokens are refused. */
function createBearers(issue: Issue, nowSeconds: () => number) {
  const bearers = new LRUCache<string, { jwt: Promise<string>; at: number }>({ max: maxVerified });
  return async ({ uid, jti, staleAt }: Pick<Session, 'uid' | 'jti' | 'staleAt'>): Promise<string> => {
    const now = nowSeconds();
    const earliest = Math.ceil((staleAt?.getTime() ?? 0) / 1000);
    const last = bearers.get(jti);
    if (last !== undefined && last.at >= earliest && now >= last.at && now - last.at < sharedSeconds) return last.jwt;
    const issuedAt = Math.max(now, earliest);
    const jwt = issue(uid, { jti, seconds: bearerSeconds, issuedAt }).then((token) => token.jwt);
    bearers.set(jti, { jwt, at: issuedAt });
    return jwt;
  };
}

/** Signs and reads the `jwt`. */
export function createTokens({ jwtSecret, previousJwtSecret }: TokenSecrets, clock: () => Date) {
  const current = createKey(jwtSecret);
  const keys = previousJwtSecret === null ? [current] : [current, createKey(previousJwtSecret)];
  const verifiedTokens = new LRUCache<string, IssuedPayload>({ max: maxVerified });

  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  async function verifyWith({ kid, key }: (typeof keys)[number], jwt: string): Promise<IssuedPayload | null> {
    try {
      const { payload, protectedHeader } = await jwtVerify(jwt, key, { algorithms: ['HS256'], currentDate: clock() });
      if (protectedHeader.kid !== undefined && protectedHeader.kid !== kid) return null;
      const parsed = issuedPayload.safeParse(payload);
      if (!parsed.success) return null;
      verifiedTokens.set(jwt, parsed.data);
      return parsed.data;
    } catch {
      // A forged or expired token counts as no session, because anybody can send one.
      return null;
    }
  }

  /** Tokens of earlier releases have no id of a key. */
  async function verifySignature(jwt: string): Promise<IssuedPayload | null> {
    for (const each of keys) {
      const payload = await verifyWith(each, jwt);
      if (payload !== null) return payload;
    }
    return null;
  }

  /** A token of a session; without a `jti` of a new one. */
  const issue: Issue = async (uid, { jti = randomUUID(), seconds = sessionSeconds, isCookie = false, issuedAt = nowSeconds() } = {}) => {
    const jwt = await new SignJWT(isCookie ? { uid, cookie: true } : { uid })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: current.kid })
      .setJti(jti)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(current.key);
    return { jwt, jti };
  };

  return {
    issue,

    bearerOf: createBearers(issue, nowSeconds),

    /** The payload of a token that this server signed and that has not expired; null for any other text. */
    async read(jwt: string): Promise<IssuedPayload | null> {
      const payload = verifiedTokens.get(jwt) ?? (await verifySignature(jwt));
      return payload !== null && payload.exp > clock().getTime() / 1000 ? payload : null;
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;

export interface SessionTokens {
  /** The long token, for the cookie and for apps. */
  jwt: string;
  /** The short-lived token, for a page. */
  bearer: string;
}

interface NewSession {
  uid: string;
  device?: string | null | undefined;
  agent?: string | null | undefined;
  /** Whether the browser gets the long token as a cookie. */
  isCookie?: boolean | undefined;
}

/** Creates sessions with their tokens. */
export const createSessionStart =
  ({ clock, tokens }: { clock: () => Date; tokens: Tokens }) =>
  async (tx: Database, { uid, isCookie = false, device = null, agent = null }: NewSession): Promise<SessionTokens> => {
    const { jwt, jti } = await tokens.issue(uid, { isCookie });
    await createSessionRepository(tx).add({ jti, uid, device, agent, createdAt: clock() });
    return { jwt, bearer: await tokens.bearerOf({ uid, jti }) };
  };
