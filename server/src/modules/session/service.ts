import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bearerSeconds, type Locale } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { createBatcher } from '../../db/statements/batcher';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { SmsSender } from '../sms/sms-sender';
import type { CodeCheck } from './codes';
import { createCodes } from './codes';
import type { User } from './repository';
import { createSessionRepository, createUserRepository, prepareFindActive } from './repository';
import type { Session } from './session';
import { createTokens } from './tokens';

interface NewAccount {
  uid: string;
  mobile: string;
  /** The `uid` of the person whose link the browser followed. */
  invitedBy: string | null;
}

/** Runs on the first sign-in of a number, in the transaction that creates the account. */
export type SignUpHook = (tx: Database, account: NewAccount) => Promise<void>;

/** Erases the personal data of a module, in the transaction of account deletion. */
export type AccountEraser = (tx: Database, uid: string) => Promise<void>;

interface SessionServiceDeps {
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  secret: string;
  log: FastifyBaseLogger;
  signUpHooks: readonly SignUpHook[];
  erasers: readonly AccountEraser[];
  /** Whether the long token that apps have is taken as a bearer token. */
  takesLongBearers: boolean;
  /** Tells all processes that a session of the person was revoked, so that open streams end; when the transaction commits. */
  announceRevoked: (tx: Database, uid: string) => Promise<void>;
}

interface CodeInput {
  mobile: string;
  otp: string;
  token: string;
}

interface SignInInput extends CodeInput {
  device?: string | undefined;
  deviceId: string | null;
  invitedBy: string | null;
  /** The token in the session cookie of the browser, whose session the new one replaces. */
  replaces?: string | null;
  agent?: string | null;
}

interface SessionTokens {
  /** The long token, for the cookie and for apps. */
  jwt: string;
  /** The token of minutes, for a page. */
  bearer: string;
}

interface SignIn extends SessionTokens {
  /** The language of the account; null before a choice. */
  locale: Locale | null;
}

const parallelChecks = 2;
const maxBatchedChecks = 100;

async function findOrCreateAccount(
  tx: Database,
  { mobile, invitedBy }: Omit<NewAccount, 'uid'>,
  { clock, signUpHooks }: Pick<SessionServiceDeps, 'clock' | 'signUpHooks'>,
): Promise<Pick<User, 'uid' | 'locale'>> {
  const users = createUserRepository(tx);
  const uid = newId();
  if ((await users.create(uid, mobile, clock())) === 'created') {
    for (const runHook of signUpHooks) await runHook(tx, { uid, mobile, invitedBy });
    return { uid, locale: null };
  }
  // If the account was deleted in the meantime, the number has a new one.
  return (await users.keepByMobile(mobile)) ?? findOrCreateAccount(tx, { mobile, invitedBy }, { clock, signUpHooks });
}

/** Verifies the signature of a token, then its session; concurrent checks share a query. */
function createVerifier({ db, takesLongBearers }: SessionServiceDeps, tokens: ReturnType<typeof createTokens>) {
  // A query starts after all checks that share it, so that none uses an older result.
  const findActive = createBatcher({ parallel: parallelChecks, maxItems: maxBatchedChecks, run: prepareFindActive(db) });

  async function find({ uid, jti }: Pick<Session, 'uid' | 'jti'>): Promise<Session | null> {
    const active = await findActive({ uid, jti });
    return active === null ? null : { uid, jti, ...active };
  }

  return {
    /** The session of a bearer token; null where it is forged, expired or revoked. */
    async verify(jwt: string): Promise<Session | null> {
      const payload = await tokens.read(jwt);
      if (payload === null || (!takesLongBearers && payload.exp - payload.iat > bearerSeconds)) return null;
      return find(payload);
    },

    /** The session of the token in a cookie, and when that was issued; null where it is forged, expired or revoked. */
    async verifyCookie(jwt: string): Promise<(Session & { issuedAt: number }) | null> {
      const payload = await tokens.read(jwt);
      const session = payload === null ? null : await find(payload);
      return session === null ? null : { ...session, issuedAt: payload?.iat ?? 0 };
    },

    /** Whether a session has not ended, however old the token is with which it was opened. */
    isActive: async (session: Pick<Session, 'uid' | 'jti'>): Promise<boolean> => (await find(session)) !== null,
  };
}

/** The session of a browser's cookie. */
export interface CookieSession extends Pick<Session, 'uid' | 'jti'> {
  /** The bearer token for a page. */
  bearer: string;
  /** The value that the cookie gets; null where the present one is new enough. */
  cookie: string | null;
}

/** A cookie that is older gets a new age at a visit. */
const cookieRenewalSeconds = 24 * 60 * 60;
const noteUseSeconds = 60 * 60;
const maxNotedUses = 10_000;

/** Sign-in by one-time codes, sessions and accounts. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createSessionService(deps: SessionServiceDeps) {
  const { db, clock, sms, secret, log, signUpHooks, erasers, announceRevoked } = deps;
  const codes = createCodes({ db, clock, sms, secret, log });
  const tokens = createTokens(secret, clock);
  const verifier = createVerifier(deps, tokens);
  const notedUses = new LRUCache<string, number>({ max: maxNotedUses });

  /** A refusal is thrown after the transaction, so that the counted try is committed. */
  async function withValidCode<Result>(typed: CodeInput, work: (tx: Database) => Promise<Result>): Promise<Result> {
    const outcome = await db.transaction(async (tx): Promise<{ check: CodeCheck; result?: Result }> => {
      const check = await codes.check(tx, typed);
      return check.right ? { check, result: await work(tx) } : { check };
    });
    if (!outcome.check.right) throw outcome.check.refusal;
    return outcome.result as Result;
  }

  async function createSession(tx: Database, uid: string, device: string | null, agent: string | null = null): Promise<SessionTokens> {
    const { jwt, jti } = await tokens.issue(uid);
    await createSessionRepository(tx).add({ jti, uid, device, agent, createdAt: clock() });
    return { jwt, bearer: await tokens.bearerOf({ uid, jti }) };
  }

  async function end(tx: Database, { jti, uid }: Pick<Session, 'jti' | 'uid'>): Promise<void> {
    await createSessionRepository(tx).revoke(jti, clock());
    await announceRevoked(tx, uid);
  }

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
    sendCode: codes.send,

    /** Signs in with a code and creates the account on the first sign-in. `deviceId` is from the device cookie. Throws for an invalid code. */
    async signIn({ device, deviceId, invitedBy, replaces = null, agent = null, ...typed }: SignInInput): Promise<SignIn> {
      const replaced = replaces === null ? null : await verifier.verifyCookie(replaces);
      return withValidCode(typed, async (tx) => {
        const { uid, locale } = await findOrCreateAccount(tx, { mobile: typed.mobile, invitedBy }, { clock, signUpHooks });
        // After the account, in the order of its deletion.
        if (deviceId !== null) await codes.rememberDevice(tx, typed.mobile, deviceId);
        if (replaced !== null) await end(tx, replaced);
        return { ...(await createSession(tx, uid, device ?? null, agent)), locale };
      });
    },

    ...verifier,

    /**
     * The session of the token in a browser's cookie; null where it has ended. `isMarked`: the server set the cookie, and not a
     * script as in earlier releases.
     */
    async openCookie(token: string, { isMarked, agent }: { isMarked: boolean; agent: string | null }): Promise<CookieSession | null> {
      const session = await verifier.verifyCookie(token);
      if (session === null) return null;
      const { uid, jti, issuedAt } = session;
      noteUse(jti, agent);
      const isOld = clock().getTime() / 1000 - issuedAt > cookieRenewalSeconds;
      const cookie = isOld ? (await tokens.issue(uid, { jti })).jwt : isMarked ? null : token;
      return { uid, jti, bearer: await tokens.bearerOf(session), cookie };
    },

    /** Ends the session of the token in a browser's cookie. */
    async leave(token: string): Promise<void> {
      const session = await verifier.verifyCookie(token);
      if (session !== null) await db.transaction((tx) => end(tx, session));
    },

    signOut: (session: Pick<Session, 'jti' | 'uid'>): Promise<void> => db.transaction((tx) => end(tx, session)),

    /** Ends all other sessions of a person, also those that begin while it waits. Throws `unauthenticated` where this one has ended. */
    async signOutOthers(session: Pick<Session, 'jti' | 'uid'>): Promise<void> {
      await db.transaction(async (tx) => {
        const repository = createSessionRepository(tx);
        if (!(await repository.lockActive(session))) throw new DomainError('unauthenticated');
        await repository.revokeOthers(session, clock());
        await announceRevoked(tx, session.uid);
      });
    },

    /** Deletes an account and returns a token that is already revoked, because the response format requires one. */
    async deleteAccount(typed: CodeInput): Promise<string> {
      return withValidCode(typed, async (tx) => {
        const users = createUserRepository(tx);
        // Each takes its name out of what others have: two at once could wait for each other.
        await users.lockDeletions();
        const user = await users.lockByMobile(typed.mobile);
        if (user === null) throw new DomainError('account_not_found');
        const { jwt } = await createSession(tx, user.uid, null);
        for (const erase of erasers) await erase(tx, user.uid);
        await codes.forget(tx, typed.mobile);
        await createSessionRepository(tx).revokeAll(user.uid, clock());
        await announceRevoked(tx, user.uid);
        await users.erase(user.uid, clock());
        return jwt;
      });
    },

    /** Whether a number has an account, read in the given transaction. */
    async hasAccount(tx: Database, mobile: string): Promise<boolean> {
      return (await createUserRepository(tx).byMobile(mobile)) !== null;
    },

    /** The last code that a person's own number verified in the given seconds; each has an id of its own. */
    async findVerifiedCode(uid: string, seconds: number): Promise<string | null> {
      const user = await createUserRepository(db).byUid(uid);
      return user === null ? null : codes.findVerified(user.mobile, seconds);
    },

    user: (uid: string): Promise<User | null> => createUserRepository(db).byUid(uid),

    setLocale: (uid: string, locale: Locale): Promise<void> => createUserRepository(db).setLocale(uid, locale),
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
