import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { bearerSeconds, sessionSeconds, tokenPayload } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import type { SigningSecrets } from '../keyed-hash';
import type { Session } from '../session';
import { createSessionRepository } from '../session-repository';
import { createKeys, type Key } from './token-keys';

/** Size of the cache of verified tokens, about half a kilobyte each; verifying takes a thread-pool job. */
const maxVerified = 10_000;

/** Documents and tabs of a session share a bearer token within this time. */
const sharedSeconds = 60;

/** `cookie`: set by this server and unreadable for scripts, unlike the cookies of earlier releases. */
const issuedPayload = z.extend(tokenPayload, { cookie: z.optional(z.literal(true)) });
type IssuedPayload = z.infer<typeof issuedPayload>;

/** 192 random bits. */
export const newSessionId = (): string => randomBytes(24).toString('base64url');

interface IssueOptions {
  jti?: string;
  seconds?: number;
  isCookie?: boolean;
  issuedAt?: number;
}

type Issue = (uid: string, options?: IssueOptions) => Promise<{ jwt: string; jti: string }>;

/** Short-lived bearer tokens of sessions; none is older than `staleAt`, because earlier ones are refused. */
function createBearers(issue: Issue, getKid: () => string, nowSeconds: () => number) {
  const bearers = new LRUCache<string, { jwt: Promise<string>; at: number }>({ max: maxVerified });
  return async ({ uid, jti, staleAt }: Pick<Session, 'uid' | 'jti' | 'staleAt'>): Promise<string> => {
    const now = nowSeconds();
    const earliest = Math.ceil((staleAt?.getTime() ?? 0) / 1000);
    // A token of a key that was taken out would be refused.
    const entry = `${getKid()} ${jti}`;
    const last = bearers.get(entry);
    if (last !== undefined && last.at >= earliest && now >= last.at && now - last.at < sharedSeconds) return last.jwt;
    const issuedAt = Math.max(now, earliest);
    const jwt = issue(uid, { jti, seconds: bearerSeconds, issuedAt }).then((token) => token.jwt);
    bearers.set(entry, { jwt, at: issuedAt });
    return jwt;
  };
}

/** The site for which tokens are: its host, with and without www. */
const toAudience = (publicUrl: string): string => new URL(publicUrl).hostname.replace(/^www\./, '');

export interface TokensDeps {
  jwtSecrets: SigningSecrets;
  clock: () => Date;
  publicUrl: string;
}

/** Signs and reads the `jwt`. */
export function createTokens({ jwtSecrets, clock, publicUrl }: TokensDeps) {
  const getKeys = createKeys(jwtSecrets);
  const audience = toAudience(publicUrl);
  const verifiedTokens = new LRUCache<string, { payload: IssuedPayload; kid: string }>({ max: maxVerified });

  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  async function verifyWith({ kid, key }: Key, jwt: string): Promise<IssuedPayload | null> {
    try {
      const { payload, protectedHeader } = await jwtVerify(jwt, key, { algorithms: ['HS256'], currentDate: clock() });
      if (protectedHeader.kid !== undefined && protectedHeader.kid !== kid) return null;
      // Tokens of earlier releases name no audience.
      if (payload.aud !== undefined && payload.aud !== audience) return null;
      const parsed = issuedPayload.safeParse(payload);
      if (!parsed.success) return null;
      verifiedTokens.set(jwt, { payload: parsed.data, kid });
      return parsed.data;
    } catch {
      // A forged or expired token counts as no session, because anybody can send one.
      return null;
    }
  }

  /** Tokens of earlier releases have no id of a key. */
  async function verifySignature(jwt: string): Promise<IssuedPayload | null> {
    for (const each of getKeys()) {
      const payload = await verifyWith(each, jwt);
      if (payload !== null) return payload;
    }
    return null;
  }

  /** A token of a session; without a `jti` of a new one. */
  const issue: Issue = async (uid, { jti = newSessionId(), seconds = sessionSeconds, isCookie = false, issuedAt = nowSeconds() } = {}) => {
    const [{ kid, key }] = getKeys();
    const jwt = await new SignJWT(isCookie ? { uid, cookie: true } : { uid })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
      .setAudience(audience)
      .setJti(jti)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key);
    return { jwt, jti };
  };

  /** A token of a key that was taken out is not valid any more. */
  function getVerified(jwt: string): IssuedPayload | null {
    const verified = verifiedTokens.get(jwt);
    return verified !== undefined && getKeys().some(({ kid }) => kid === verified.kid) ? verified.payload : null;
  }

  return {
    issue,

    bearerOf: createBearers(issue, () => getKeys()[0].kid, nowSeconds),

    /** The payload of a token that this server signed and that has not expired; null for any other text. */
    async read(jwt: string): Promise<IssuedPayload | null> {
      const payload = getVerified(jwt) ?? (await verifySignature(jwt));
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
