import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { SmsSender } from '../sms/sms-sender';
import type { CodeCheck } from './codes';
import { createCodes } from './codes';
import { createCookieSessions } from './cookie-sessions';
import type { User } from './repository';
import { createUserRepository } from './repository';
import { createSessionRepository } from './session-repository';
import { createVerifier } from './verifier';
import { createSignOut } from './sign-out';
import { createSessionStart, createTokens, type SessionTokens } from './tokens';

interface NewAccount {
  uid: string;
  mobile: string;
  /** The `uid` of the owner of the link that the browser followed. */
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
  /** Whether the long token of apps is accepted as a bearer token. */
  takesLongBearers: boolean;
  /** Notifies all processes, when the transaction commits, that a session of the person was revoked, so that open streams end. */
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
  /** The token in the browser's session cookie, whose session is replaced. */
  replaces?: string | null;
  agent?: string | null;
  /** Whether the browser gets the long token as a cookie. */
  isForCookie?: boolean;
}

interface SignIn extends SessionTokens {
  /** The language of the account; null before a choice. */
  locale: Locale | null;
}

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
  // If the account was deleted in the meantime, the number gets a new one.
  return (await users.keepByMobile(mobile)) ?? findOrCreateAccount(tx, { mobile, invitedBy }, { clock, signUpHooks });
}

/** Sign-in by one-time codes, sessions and accounts. */
export function createSessionService(deps: SessionServiceDeps) {
  const { db, clock, sms, secret, log, signUpHooks, erasers, announceRevoked } = deps;
  const codes = createCodes({ db, clock, sms, secret, log });
  const tokens = createTokens(secret, clock);
  const verifier = createVerifier({ ...deps, tokens });
  const createSession = createSessionStart({ clock, tokens });
  const { end, signOut, signOutOthers } = createSignOut(deps);

  /** Refusals are thrown after the transaction, so that the counted try is committed. */
  async function withValidCode<Result>(typed: CodeInput, work: (tx: Database) => Promise<Result>): Promise<Result> {
    const outcome = await db.transaction(async (tx): Promise<{ check: CodeCheck; result?: Result }> => {
      const check = await codes.check(tx, typed);
      return check.right ? { check, result: await work(tx) } : { check };
    });
    if (!outcome.check.right) throw outcome.check.refusal;
    return outcome.result as Result;
  }

  return {
    sendCode: codes.send,

    /** Signs in with a code and creates the account on the first sign-in. `deviceId` is from the device cookie. Throws for an invalid code. */
    async signIn({ device, deviceId, invitedBy, replaces = null, agent, isForCookie, ...typed }: SignInInput): Promise<SignIn> {
      const replaced = replaces === null ? null : await verifier.verifyCookie(replaces);
      return withValidCode(typed, async (tx) => {
        const { uid, locale } = await findOrCreateAccount(tx, { mobile: typed.mobile, invitedBy }, { clock, signUpHooks });
        // Locked after the account, in the lock order of its deletion.
        if (deviceId !== null) await codes.rememberDevice(tx, typed.mobile, deviceId);
        if (replaced !== null) await end(tx, replaced);
        return { ...(await createSession(tx, { uid, device, agent, isCookie: isForCookie })), locale };
      });
    },

    ...verifier,

    ...createCookieSessions({ db, clock, log, tokens, verifier, end }),

    signOut,
    signOutOthers,

    /** Deletes an account and returns a token that is already revoked, because the response format requires one. */
    async deleteAccount(typed: CodeInput): Promise<string> {
      return withValidCode(typed, async (tx) => {
        const users = createUserRepository(tx);
        // Each erases its name in others' rows, so two at once could deadlock.
        await users.lockDeletions();
        const user = await users.lockByMobile(typed.mobile);
        if (user === null) throw new DomainError('account_not_found');
        const { jwt } = await createSession(tx, { uid: user.uid });
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
