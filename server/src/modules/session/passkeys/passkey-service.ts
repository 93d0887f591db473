import type { Database } from '../../../db/database';
import { createPasskeyAnswers } from './answers';
import type { PasskeyChangeDeps } from './change-passkeys';
import { createPasskeySignIn, type PasskeySignInDeps } from './passkey-sign-in';
import { createPasskeys } from './passkeys';
import type { PasskeySite } from './webauthn';

export interface PasskeyServiceDeps extends Omit<PasskeyChangeDeps, 'answers'>, Omit<PasskeySignInDeps, 'answers'> {
  db: Database;
  /** The key of hashes. */
  secret: string;
  passkeySite: PasskeySite;
}

/** Passkeys: the list of a person, proofs, and sign-ins. */
export function createPasskeyService({ passkeySite: site, secret, ...deps }: PasskeyServiceDeps) {
  const answers = createPasskeyAnswers({ clock: deps.clock, secret, site });
  return { ...createPasskeys({ ...deps, answers }), ...createPasskeySignIn({ ...deps, answers }) };
}
