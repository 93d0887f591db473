import { randomBytes } from 'node:crypto';
import { asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { StartError } from '../../config/start/start-error';
import { idOfSecret, type SigningSecrets } from '../../modules/session/keyed-hash';
import { dataKeys, users } from '../schema/frame';
import type { Database } from '../types';
import type { KeyRing } from './field-cipher';
import { unwrapKey, wrapKey } from './wrap-key';

/** Processes read new keys every ten seconds, so that after this time all of them know one. */
const knownAfter = sql`now() - interval '15 seconds'`;

/** The bytes of a data key. */
const keyBytes = 32;

const lockKeys = async (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('data keys', 0))`);

function unwrap({ id, wrapped, wrappedBy }: typeof dataKeys.$inferSelect, secrets: SigningSecrets | null): Buffer {
  const secret = secrets?.list.find((one) => idOfSecret(one) === wrappedBy);
  if (secret !== undefined) return unwrapKey(secret, wrapped);
  throw new StartError(
    `The database has data that is encrypted by the DATA_KEY with the id ${wrappedBy}, and ${
      secrets === null ? 'DATA_KEY is not set' : `DATA_KEY has ${secrets.list.map(idOfSecret).join(' and ')}`
    }. Set DATA_KEY or DATA_KEY_FILE to that key; nothing is lost. (Data key ${id}.)`,
  );
}

/**
 * The keys of the database; the current one is null until all processes know it. A key that is retired is not needed without DATA_KEY.
 * Throws a StartError if one cannot be decrypted.
 */
export async function loadKeys(
  db: Database,
  { secrets, encrypts }: { secrets: SigningSecrets | null; encrypts: boolean },
): Promise<Pick<KeyRing, 'keys' | 'current'>> {
  const rows = await db
    .select({ row: dataKeys, isKnown: sql<boolean>`${dataKeys.createdAt} < ${knownAfter}` })
    .from(dataKeys)
    .orderBy(asc(dataKeys.id));
  const needed = secrets === null ? rows.filter(({ row }) => row.retiredAt === null) : rows;
  const keys = new Map(needed.map(({ row }) => [row.id, unwrap(row, secrets)]));
  const current = rows.findLast(({ row, isKnown }) => row.retiredAt === null && isKnown);
  return { keys, current: encrypts ? (current?.row.id ?? null) : null };
}

async function addKey(tx: Database, { list: [secret] }: SigningSecrets, createdAt: SQL = sql`now()`): Promise<void> {
  await tx.insert(dataKeys).values({ wrapped: wrapKey(secret, randomBytes(keyBytes)), wrappedBy: idOfSecret(secret), createdAt });
}

/**
 * Makes the first data key, once. In an empty database it is used at once, because no process that runs has read or written anything,
 * and each one reads the keys before its first request.
 */
export async function makeFirstKey(db: Database, secrets: SigningSecrets): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    const [row] = await tx.select({ id: dataKeys.id }).from(dataKeys).where(isNull(dataKeys.retiredAt)).limit(1);
    if (row !== undefined) return;
    const [person] = await tx.select({ uid: users.uid }).from(users).limit(1);
    await addKey(tx, secrets, person === undefined ? sql`${knownAfter} - interval '1 second'` : undefined);
  });
}

/** Makes a further data key, by which values are encrypted when all processes know it. */
export const makeKey = async (db: Database, secrets: SigningSecrets): Promise<void> => addKey(db, secrets);

/** Ends encryption: processes write in clear within ten seconds. */
export async function retireKeys(db: Database): Promise<void> {
  await db
    .update(dataKeys)
    .set({ retiredAt: sql`now()` })
    .where(isNull(dataKeys.retiredAt));
}

/** Encrypts the data keys by the first secret; returns how many were encrypted by another one. */
export async function rewrapKeys(db: Database, secrets: SigningSecrets): Promise<number> {
  const [secret] = secrets.list;
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const rows = (await tx.select().from(dataKeys)).filter(({ wrappedBy }) => wrappedBy !== idOfSecret(secret));
    for (const row of rows)
      await tx
        .update(dataKeys)
        .set({ wrapped: wrapKey(secret, unwrap(row, secrets)), wrappedBy: idOfSecret(secret) })
        .where(eq(dataKeys.id, row.id));
    return rows.length;
  });
}
