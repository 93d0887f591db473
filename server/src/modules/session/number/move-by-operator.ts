import * as z from 'zod/mini';
import { fullMobile } from '@oracle-astra/shared/contract';
import { DomainError } from '../../../domain-error';
import type { Database } from '../../../db/database';
import { createCodeRepository } from '../codes/code-repository';
import { createTryRepository } from '../given-away/try-repository';
import { keyedHash } from '../keyed-hash';
import { createPasskeyRepository } from '../passkeys/passkey-repository';
import { createUserRepository } from '../repository';
import { createSessionRepository } from '../session-repository';
import type { MoveMarks, NumberMove } from './number-change';

/**
 * Moves an account to another number for a person who has lost the registered one and cannot prove it. All sessions end, passkeys
 * are removed, and the login with the new number asks for the year of birth if the account has one.
 */
export type MoveNumber = (tx: Database, move: NumberMove) => Promise<void>;

interface MoveDeps {
  clock: () => Date;
  /** The key of hashes. */
  secret: string;
  /** The year in the own birth details; null without any. */
  findBirthYear: (tx: Database, uid: string) => Promise<number | null>;
  moveMarks: MoveMarks;
  announceRevoked: (tx: Database, uid: string) => Promise<void>;
}

export const createNumberMoving =
  ({ clock, secret, findBirthYear, moveMarks, announceRevoked }: MoveDeps): MoveNumber =>
  async (tx, { uid, to }) => {
    if (!z.safeParse(fullMobile, to).success)
      throw new DomainError('invalid_request', { message: `${to} is no mobile number.`, field: 'to' });
    const users = createUserRepository(tx);
    const known = await users.byUid(uid);
    const own = known && (await users.lockByMobile(known.mobile));
    if (own?.uid !== uid) throw new DomainError('not_found', { message: `The account ${uid} has no number.` });
    if (own.mobile === to) return;
    if (own.banned) throw new DomainError('forbidden', { message: 'A banned account keeps its number.' });
    if ((await users.claimMobile(to)) !== null || !(await moveMarks(tx, { uid, to })))
      throw new DomainError('number_taken', { message: `${to} has an account of its own, or a ban.` });
    await users.setMobile(uid, to);
    const hash = (mobile: string) => keyedHash(secret, 'mobile', mobile);
    await createCodeRepository(tx).forgetDevices(hash(own.mobile));
    await createTryRepository(tx).forget(hash(to));
    await createPasskeyRepository(tx).removeAll(uid);
    await createSessionRepository(tx).revokeAll(uid, clock());
    await announceRevoked(tx, uid);
    // A person who deceived the operator still has to know the year of birth.
    if ((await findBirthYear(tx, uid)) !== null) await users.markUnused(uid, clock());
    else await users.noteProof(uid, clock());
  };
