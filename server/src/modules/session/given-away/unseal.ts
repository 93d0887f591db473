import * as z from 'zod/mini';
import { fullMobile } from '@oracle-astra/shared/contract';
import { DomainError } from '../../../domain-error';
import type { Database } from '../../../db/database';
import { keyedHash } from '../keyed-hash';
import { createPasskeyRepository } from '../passkeys/passkey-repository';
import { createUserRepository } from '../repository';
import type { SignUpHook } from '../sign-in';
import { createSealedAccounts } from './sealed-accounts';
import { createTryRepository } from './try-repository';

/** The previous number of a sealed account and the current number of its person; both with country code. */
interface Unsealing {
  from: string;
  to: string;
}

/**
 * Moves a sealed account to the current number of its person; returns its uid. The next login asks for the year of birth if the
 * account has one.
 */
export type Unseal = (tx: Database, numbers: Unsealing) => Promise<string>;

interface UnsealDeps {
  clock: () => Date;
  /** The key of hashes. */
  secret: string;
  /** The year in the own birth details; null without any. */
  findBirthYear: (tx: Database, uid: string) => Promise<number | null>;
  /** Transfers the uses and gifts of earlier accounts of a number to the account that gets the number. */
  carryMarks: SignUpHook;
}

export const createUnsealing =
  ({ clock, secret, findBirthYear, carryMarks }: UnsealDeps): Unseal =>
  async (tx, { from, to }) => {
    if (!z.safeParse(fullMobile, to).success)
      throw new DomainError('invalid_request', { message: `${to} is no mobile number.`, field: 'to' });
    const users = createUserRepository(tx);
    // They may be on a phone that the person no longer has.
    const passkeys = createPasskeyRepository(tx);
    // Wrong years of earlier logins with the number must not close the account that is given back.
    await createTryRepository(tx).forget(keyedHash(secret, 'mobile', to));
    const live = await users.claimMobile(to);
    // Never sealed, but closed after wrong years or without a year of birth: the operator's command opens it.
    if (live !== null && from === to) {
      await passkeys.removeAll(live.uid);
      await users.noteProof(live.uid, clock());
      return live.uid;
    }
    if (live !== null)
      throw new DomainError('number_taken', { message: `${to} has an account of its own, which its person has to delete first.` });
    const uid = await createSealedAccounts(tx, secret).unseal(from, to);
    if (uid === null) throw new DomainError('not_found', { message: `No account that had the number ${from} is sealed.` });
    await passkeys.removeAll(uid);
    await carryMarks(tx, { uid, mobile: to, invitedBy: null });
    // Without a year of birth the login has nothing to ask for, so the operator's decision is enough.
    if ((await findBirthYear(tx, uid)) === null) await users.noteProof(uid, clock());
    return uid;
  };
