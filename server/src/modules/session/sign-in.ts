import { defaultLocale, type Locale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { newId } from '../../db/ids';
import type { Codes } from './codes/codes';
import type { CodeInput, WithValidCode } from './codes/with-valid-code';
import type { GivenAway } from './given-away/given-away';
import type { OpenSession, SignInDevice } from './open-session';
import { markProven } from './proof';
import type { User } from './repository';
import { createUserRepository } from './repository';
import type { Session } from './session';
import type { SessionTokens } from './tokens/tokens';
import type { Verifier } from './tokens/verifier';

interface NewAccount {
  uid: string;
  mobile: string;
  /** The `uid` of the owner of the link that the browser followed. */
  invitedBy: string | null;
}

/** Runs on the first sign-in of a number, in the transaction that creates the account. */
export type SignUpHook = (tx: Database, account: NewAccount) => Promise<void>;

/** Keeps the version of the text about terms and privacy that a person agreed to by signing in. */
export type NoteAgreement = (tx: Database, uid: string, agreement: { version: string; locale: Locale }) => Promise<void>;

interface SignInInput extends CodeInput, SignInDevice {
  address: string;
  /** The answers to the question about the year of birth. */
  birth_year?: string | undefined;
  starts_anew?: boolean | undefined;
  /** The version of the text about terms and privacy that the person agreed to, and its language. */
  agreed?: string | undefined;
  locale?: Locale;
  invitedBy: string | null;
  /** The token in the browser's session cookie, whose session is replaced. */
  replaces?: string | null;
}

export interface SignIn extends SessionTokens {
  uid: string;
  /** The language of the account; null before a choice. */
  locale: Locale | null;
}

interface SignInDeps {
  clock: () => Date;
  codes: Pick<Codes, 'rememberDevice' | 'reopen'>;
  openSession: OpenSession;
  givenAway: Pick<GivenAway, 'check'>;
  verifier: Pick<Verifier, 'readCookie'>;
  withValidCode: WithValidCode;
  signUpHooks: readonly SignUpHook[];
  noteAgreement: NoteAgreement;
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

/** The uses of a code: a session, or only the proof of the number. */
export function createSignIn(deps: SignInDeps) {
  const { clock, codes, givenAway, verifier, openSession, withValidCode, signUpHooks, noteAgreement } = deps;

  /** Why the account does not open yet; the same code can then be sent again with an answer. */
  async function findObstacle(tx: Database, input: SignInInput): Promise<DomainError | null> {
    const { mobile, token, deviceId, address, birth_year: year, starts_anew: startsAnew = false } = input;
    const birthYear = year === undefined ? null : Number(year);
    const obstacle = await givenAway.check(tx, { mobile, address, deviceId, birthYear, startsAnew });
    if (obstacle !== null) await codes.reopen(tx, token);
    return obstacle;
  }

  return {
    /** Signs in with a code and creates the account on the first sign-in. `deviceId` is from the device cookie. Throws for an invalid code. */
    async signIn(input: SignInInput): Promise<SignIn> {
      const { invitedBy, replaces = null, ...typed } = input;
      const replaced = replaces === null ? null : await verifier.readCookie(replaces);
      const result = await withValidCode(typed, [null], async (tx): Promise<SignIn | DomainError> => {
        const obstacle = await findObstacle(tx, input);
        if (obstacle !== null) return obstacle;
        const { uid, locale } = await findOrCreateAccount(tx, { mobile: typed.mobile, invitedBy }, { clock, signUpHooks });
        const created = await openSession(tx, { uid, mobile: typed.mobile }, input, replaced);
        await createUserRepository(tx).noteProof(uid, clock());
        if (input.agreed !== undefined) await noteAgreement(tx, uid, { version: input.agreed, locale: input.locale ?? defaultLocale });
        return { ...created, uid, locale };
      });
      // Thrown after the transaction, so that a counted try is committed.
      if (result instanceof DomainError) throw result;
      return result;
    },

    /** Verifies the number of a signed-in person, which proves it for this session and makes none. Throws for an invalid code. */
    verifyNumber: (session: Pick<Session, 'uid' | 'jti'>, { deviceId, ...typed }: CodeInput & { deviceId: string | null }): Promise<void> =>
      withValidCode(typed, [null, { purpose: 'proof', uid: session.uid }], async (tx) => {
        const users = createUserRepository(tx);
        const owner = await users.keepByMobile(typed.mobile);
        // The number may have been moved to another account since the session was read.
        if (owner?.uid !== session.uid) throw new DomainError('unauthenticated');
        await users.noteProof(session.uid, clock());
        await markProven(tx, session, clock());
        if (deviceId !== null) await codes.rememberDevice(tx, typed.mobile, deviceId);
      }),
  };
}
