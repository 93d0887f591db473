import { sql, type SQL } from 'drizzle-orm';
import { users } from '../schema/frame';
import type { Database } from '../types';
import { cipherOf } from './cipher-of';
import type { FieldCipher } from './field-cipher';
import type { Place, StoredText } from './stored-text';

const placeOf = (uid: string): Place => ({ column: 'users.mobile', row: uid, owner: uid });

/** The hash by which the account of a number is found. */
export const hashNumber = (cipher: FieldCipher, mobile: string): string => cipher.hash('account mobile', mobile);

/**
 * The columns of an account with a number. Only an encrypted one has a hash, because a process of an earlier release would change
 * the number alone.
 */
export function toNumberColumns(db: Database, uid: string, mobile: string): { mobile: StoredText; mobileHash: string | null } {
  const cipher = cipherOf(db);
  return { mobile: cipher.encrypt(mobile, placeOf(uid)), mobileHash: cipher.encrypts ? hashNumber(cipher, mobile) : null };
}

/** The number of an account; null if it has none. */
export const readNumber = (db: Database, uid: string, stored: StoredText | null): string | null =>
  stored === null ? null : cipherOf(db).decrypt(stored, placeOf(uid));

/** Whether a row of `users` has a number, encrypted or in clear. */
export const hasNumber = (db: Database, mobile: string): SQL =>
  sql`(${users.mobileHash} = ${hashNumber(cipherOf(db), mobile)} or ${users.mobile} = ${mobile})`;

/** Serializes those who give a number to an account until the transaction ends: encrypted and in clear it would be unique by itself. */
export async function lockNumber(tx: Database, mobile: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`number:${hashNumber(cipherOf(tx), mobile)}`}, 0))`);
}
