import type { PasskeyAnswerRequest, PasskeyRequestOptions } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import type { GivenAway } from '../given-away/given-away';
import type { OpenSession, SignInDevice } from '../open-session';
import { createUserRepository } from '../repository';
import type { SignIn } from '../sign-in';
import type { Verifier } from '../tokens/verifier';
import type { PasskeyAnswers } from './answers';
import { toRequestOptions } from './options';
import { createPasskeyRepository } from './passkey-repository';
import { loadWebauthn } from './webauthn';

export interface PasskeySignInDeps {
  db: Database;
  answers: PasskeyAnswers;
  givenAway: Pick<GivenAway, 'isUnused'>;
  verifier: Pick<Verifier, 'readCookie'>;
  openSession: OpenSession;
}

interface SignInInput extends PasskeyAnswerRequest, SignInDevice {
  deviceId: string;
  /** The token in the browser's session cookie, whose session is replaced. */
  replaces: string | null;
}

/** Signs in by a passkey, which names the account. */
export function createPasskeySignIn({ db, answers, givenAway, verifier, openSession }: PasskeySignInDeps) {
  async function open(tx: Database, { credential, ...device }: SignInInput, replaced: Awaited<ReturnType<Verifier['readCookie']>>) {
    const users = createUserRepository(tx);
    const found = await createPasskeyRepository(tx).find(credential.id);
    // Locked before its passkey, in the lock order of its deletion. A sealed account has no number, and nobody opens it.
    const user = found && (await users.keepByUid(found.uid));
    // Before its challenge is stored as used, so that invented passkeys write nothing.
    if (user === null) return new DomainError('passkey_unknown');
    const { uid } = user;
    const { userHandle } = credential.response;
    const isOfOther = userHandle !== undefined && userHandle !== Buffer.from(uid).toString('base64url');
    const refused = await answers.takeUse(tx, credential, {
      uid: isOfOther ? null : uid,
      use: { purpose: 'sign-in', from: device.deviceId },
    });
    if (refused !== null) return new DomainError(refused);
    // The account was unused for long and the device is unknown, so its holder may have changed: a code is required first.
    if (await givenAway.isUnused(tx, user, device.deviceId)) return new DomainError('passkey_needs_code');
    return { ...(await openSession(tx, user, device, replaced)), uid: user.uid, locale: user.locale };
  }

  return {
    /** Begins a sign-in in the browser of this device id. */
    beginPasskeySignIn: (deviceId: string): PasskeyRequestOptions =>
      toRequestOptions(answers.issue({ purpose: 'sign-in', from: deviceId }), answers.site),

    /** Throws a `DomainError` that says why the passkey opens no account. */
    async signInByPasskey(input: SignInInput): Promise<SignIn> {
      const replaced = input.replaces === null ? null : await verifier.readCookie(input.replaces);
      await loadWebauthn();
      const result = await db.transaction((tx) => open(tx, input, replaced));
      // Thrown after the transaction, so that the challenge stays used.
      if (result instanceof DomainError) throw result;
      return result;
    },
  };
}
