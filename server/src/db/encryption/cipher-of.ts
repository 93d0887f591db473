import type { Database } from '../types';
import { createFieldCipher, type FieldCipher } from './field-cipher';

/** By the dialect of Drizzle, which a database shares with its transactions. */
const ciphers = new WeakMap<object, FieldCipher>();

const dialectOf = (db: Database): object => (db as unknown as { dialect: object }).dialect;

/** Of databases to which none was attached: writes in clear. */
const clearCipher = createFieldCipher({ keys: new Map(), current: null, hashSecret: null });

/** The cipher of a database or of a transaction of it. */
export const cipherOf = (db: Database): FieldCipher => ciphers.get(dialectOf(db)) ?? clearCipher;

export function attachCipher(db: Database, cipher: FieldCipher): void {
  ciphers.set(dialectOf(db), cipher);
}

/** Lets a transaction with a connection of its own have the cipher of its database. */
export function shareCipher<Transaction>(from: object, to: Transaction): Transaction {
  attachCipher(to as Database, cipherOf(from as Database));
  return to;
}
