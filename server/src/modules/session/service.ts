import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../../domain-error';
import { createBatcher } from '../../db/batcher';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { SmsSender } from '../sms/sms-sender';
import type { CodeCheck } from './codes';
import { createCodes } from './codes';
import type { User } from './repository';
import { createSessionRepository, createUserRepository, prepareFindLive } from './repository';
import type { Session } from './session';
import { createTokens } from './tokens';

/** What a module does when a number first signs in, in the transaction that makes the account. */
export type Welcome = (tx: Database, account: { uid: string; mobile: string }) => Promise<void>;

/** How a module erases what is personal, in the transaction that ends the account. */
export type Erase = (tx: Database, uid: string) => Promise<void>;

interface Needs {
  db: Database;
  clock: () => Date;
  sms: SmsSender;
  secret: string;
  log: FastifyBaseLogger;
  welcomes: readonly Welcome[];
  erasers: readonly Erase[];
}

interface TypedCode {
  mobile: string;
  otp: string;
  token: string;
}

const parallelChecks = 2;
const mostChecks = 100;

export function createSessionService({ db, clock, sms, secret, log, welcomes, erasers }: Needs) {
  const codes = createCodes({ db, clock, sms, secret, log });
  const tokens = createTokens(secret, clock);
  // Checks that come at once share a query, which begins after each of them came: none believes an older one.
  const findLive = createBatcher({ parallel: parallelChecks, most: mostChecks, run: prepareFindLive(db) });

  /** A refused code must not undo the try that it cost, so the refusal is thrown after the transaction. */
  async function withRightCode<Result>(typed: TypedCode, work: (tx: Database) => Promise<Result>): Promise<Result> {
    const outcome = await db.transaction(async (tx): Promise<{ check: CodeCheck; result?: Result }> => {
      const check = await codes.check(tx, typed);
      return check.right ? { check, result: await work(tx) } : { check };
    });
    if (!outcome.check.right) throw outcome.check.refusal;
    return outcome.result as Result;
  }

  async function accountOf(tx: Database, mobile: string): Promise<string> {
    const users = createUserRepository(tx);
    const uid = newId();
    if ((await users.create(uid, mobile, clock())) === 'created') {
      for (const welcome of welcomes) await welcome(tx, { uid, mobile });
      return uid;
    }
    const user = await users.byMobile(mobile);
    if (user === null) throw new Error('An account that exists was not found.');
    return user.uid;
  }

  async function openSession(tx: Database, uid: string, device: string | null): Promise<string> {
    const { jwt, jti } = await tokens.issue(uid);
    await createSessionRepository(tx).add({ jti, uid, device, createdAt: clock() });
    return jwt;
  }

  return {
    sendCode: codes.send,

    /** Signs in with a code; the first time it makes the account. `deviceId` is that of the device's cookie. Refuses a code that is not right. */
    async signIn({ device, deviceId, ...typed }: TypedCode & { device?: string | undefined; deviceId: string | null }): Promise<string> {
      return withRightCode(typed, async (tx) => {
        if (deviceId !== null) await codes.rememberDevice(tx, typed.mobile, deviceId);
        return openSession(tx, await accountOf(tx, typed.mobile), device ?? null);
      });
    },

    /** Whose token this is; null where it is forged, expired or revoked. */
    async verify(jwt: string): Promise<Session | null> {
      const payload = await tokens.read(jwt);
      if (payload === null) return null;
      const { uid, jti } = payload;
      const live = await findLive({ uid, jti });
      return live === null ? null : { uid, jti, isBanned: live.isBanned };
    },

    async signOut({ jti }: Pick<Session, 'jti'>): Promise<void> {
      await createSessionRepository(db).revoke(jti, clock());
    },

    /** Ends an account for good and answers a token that is dead already, as the provider's answer has one. */
    async deleteAccount(typed: TypedCode): Promise<string> {
      return withRightCode(typed, async (tx) => {
        const user = await createUserRepository(tx).byMobile(typed.mobile);
        if (user === null) throw new DomainError('account_not_found');
        const jwt = await openSession(tx, user.uid, null);
        for (const erase of erasers) await erase(tx, user.uid);
        await codes.forgetDevices(tx, typed.mobile);
        await createSessionRepository(tx).revokeAll(user.uid, clock());
        await createUserRepository(tx).erase(user.uid, clock());
        return jwt;
      });
    },

    /** Whether a number has an account now; asks in the transaction it is given. */
    async hasAccount(tx: Database, mobile: string): Promise<boolean> {
      return (await createUserRepository(tx).byMobile(mobile)) !== null;
    },

    async user(uid: string): Promise<User | null> {
      return createUserRepository(db).byUid(uid);
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
