import type { Locale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { Codes } from './codes/codes';
import type { User } from './repository';
import { createUserRepository } from './repository';
import type { Session } from './session';
import { createSessionRepository } from './session-repository';
import type { createSessionStart, SessionTokens } from './tokens';
import type { Verifier } from './verifier';

interface NewAccount {
  uid: string;
  mobile: string;
  /** The `uid` of the owner of the link that the browser followed. */
  invitedBy: string | null;
}

/** Runs on the first sign-in of a number, in the transaction that creates the account. */
export type SignUpHook = (tx: Database, account: NewAccount) => Promise<void>;

export interface CodeInput {
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

/** Tells the person of a sign-in on a device that was not known, while another one is signed in. */
export type OnNewDevice = (tx: Database, device: { uid: string; agent: string | null }) => Promise<void>;

/** Checks a code and does the work in the same transaction. Throws for an invalid code. */
export type WithValidCode = <Result>(typed: CodeInput, work: (tx: Database) => Promise<Result>) => Promise<Result>;

interface SignInDeps {
  clock: () => Date;
  codes: Pick<Codes, 'rememberDevice'>;
  verifier: Pick<Verifier, 'readCookie'>;
  end: (tx: Database, session: Pick<Session, 'uid' | 'jti'>) => Promise<void>;
  endBeyondLimit: (tx: Database, uid: string) => Promise<void>;
  createSession: ReturnType<typeof createSessionStart>;
  withValidCode: WithValidCode;
  signUpHooks: readonly SignUpHook[];
  onNewDevice: OnNewDevice;
}

async function findOrCreateAccount(
  tx: Database,
  { mobile, invitedBy }: Omit<NewAccount, 'uid'>,
  { clock, signUpHooks }: Pick<SignInDeps, 'clock' | 'signUpHooks'>,
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

/** What a code for a number is good for: a session, or the proof of the number alone. */
export function createSignIn(deps: SignInDeps) {
  const { clock, codes, verifier, end, endBeyondLimit, createSession, withValidCode, signUpHooks, onNewDevice } = deps;
  return {
    /** Signs in with a code and creates the account on the first sign-in. `deviceId` is from the device cookie. Throws for an invalid code. */
    async signIn({ device, deviceId, invitedBy, replaces = null, agent = null, isForCookie, ...typed }: SignInInput): Promise<SignIn> {
      const replaced = replaces === null ? null : await verifier.readCookie(replaces);
      return withValidCode(typed, async (tx) => {
        const { uid, locale } = await findOrCreateAccount(tx, { mobile: typed.mobile, invitedBy }, { clock, signUpHooks });
        // Locked after the account, in the lock order of its deletion.
        const isKnown = deviceId !== null && (await codes.rememberDevice(tx, typed.mobile, deviceId)) === 'known';
        if (replaced !== null) await end(tx, replaced);
        const isFirst = (await createSessionRepository(tx).listActive(uid, 1)).length === 0;
        if (!isKnown && !isFirst) await onNewDevice(tx, { uid, agent });
        const created = await createSession(tx, { uid, device, agent, isCookie: isForCookie });
        await endBeyondLimit(tx, uid);
        return { ...created, locale };
      });
    },

    /** Verifies the number of a signed-in person, which makes no session. Throws for an invalid code. */
    verifyNumber: ({ deviceId, ...typed }: CodeInput & { deviceId: string | null }): Promise<void> =>
      withValidCode(typed, async (tx) => {
        await createUserRepository(tx).keepByMobile(typed.mobile);
        if (deviceId !== null) await codes.rememberDevice(tx, typed.mobile, deviceId);
      }),
  };
}
