import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Nominee } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { cipherOf } from '../../db/encryption/cipher-of';
import { hashNumber, readNumber } from '../../db/encryption/numbers';
import type { Place, StoredText } from '../../db/encryption/stored-text';
import { nominees, rightsRequests, users } from '../../db/schema';

type StoredRequest = typeof rightsRequests.$inferSelect;

export type RightsRow = Omit<StoredRequest, 'body' | 'answer'> & { body: string; answer: string | null };

const placeOf = (column: string, uid: string, row = uid): Place => ({ column, row, owner: uid });

function toRow(db: Database, { body, answer, ...row }: StoredRequest): RightsRow {
  const cipher = cipherOf(db);
  const read = (column: string, stored: StoredText) => cipher.decrypt(stored, placeOf(`rights_requests.${column}`, row.uid, row.id));
  return { ...row, body: read('body', body), answer: answer && read('answer', answer) };
}

function toNominee(db: Database, { uid, name, mobile }: Pick<typeof nominees.$inferSelect, 'uid' | 'name' | 'mobile'>): Nominee {
  const cipher = cipherOf(db);
  return { name: cipher.decrypt(name, placeOf('nominees.name', uid)), mobile: cipher.decrypt(mobile, placeOf('nominees.mobile', uid)) };
}

function toStoredNominee(db: Database, uid: string, { name, mobile }: Nominee) {
  const cipher = cipherOf(db);
  return {
    name: cipher.encrypt(name, placeOf('nominees.name', uid)),
    mobile: cipher.encrypt(mobile, placeOf('nominees.mobile', uid)),
    mobileHash: cipher.encrypts ? hashNumber(cipher, mobile) : null,
  };
}

export const createRightsRepository = (db: Database) => ({
  async findNominee(uid: string): Promise<Nominee | null> {
    const [row] = await db.select().from(nominees).where(eq(nominees.uid, uid));
    return row === undefined ? null : toNominee(db, row);
  },

  async setNominee(uid: string, named: Nominee, now: Date): Promise<void> {
    const row = { ...toStoredNominee(db, uid, named), namedAt: now };
    await db
      .insert(nominees)
      .values({ uid, ...row })
      .onConflictDoUpdate({ target: nominees.uid, set: row });
  },

  async removeNominee(uid: string): Promise<void> {
    await db.delete(nominees).where(eq(nominees.uid, uid));
  },

  /** The accounts that named somebody of this number, for an operator to whom a nominee writes. */
  async findByNominee(mobile: string) {
    const rows = await db
      .select({ named: nominees, mobile: users.mobile })
      .from(nominees)
      .innerJoin(users, eq(users.uid, nominees.uid))
      .where(sql`(${nominees.mobileHash} = ${hashNumber(cipherOf(db), mobile)} or ${nominees.mobile} = ${mobile})`);
    return rows.map(({ named, mobile: own }) => ({
      uid: named.uid,
      mobile: readNumber(db, named.uid, own),
      name: toNominee(db, named).name,
      namedAt: named.namedAt,
    }));
  },

  /** The latest first. */
  async list(uid: string): Promise<RightsRow[]> {
    const rows = await db
      .select()
      .from(rightsRequests)
      .where(eq(rightsRequests.uid, uid))
      .orderBy(desc(rightsRequests.createdAt), desc(rightsRequests.id));
    return rows.map((row) => toRow(db, row));
  },

  countOpen: (uid: string): Promise<number> => db.$count(rightsRequests, and(eq(rightsRequests.uid, uid), isNull(rightsRequests.closedAt))),

  async add({ body, ...row }: Omit<RightsRow, 'answer' | 'closedAt'>): Promise<void> {
    const stored = cipherOf(db).encrypt(body, placeOf('rights_requests.body', row.uid, row.id));
    await db.insert(rightsRequests).values({ ...row, body: stored });
  },

  /** All open requests, the most urgent first. */
  async listOpen(): Promise<RightsRow[]> {
    const rows = await db
      .select()
      .from(rightsRequests)
      .where(isNull(rightsRequests.closedAt))
      .orderBy(asc(rightsRequests.dueOn), asc(rightsRequests.id));
    return rows.map((row) => toRow(db, row));
  },

  /** Closes a request; false if it is closed or gone. */
  async close(id: string, answer: string, now: Date): Promise<boolean> {
    const [asked] = await db.select({ uid: rightsRequests.uid }).from(rightsRequests).where(eq(rightsRequests.id, id));
    if (asked === undefined) return false;
    const closed = await db
      .update(rightsRequests)
      .set({ answer: cipherOf(db).encrypt(answer, placeOf('rights_requests.answer', asked.uid, id)), closedAt: now })
      .where(and(eq(rightsRequests.id, id), isNull(rightsRequests.closedAt)))
      .returning({ id: rightsRequests.id });
    return closed.length > 0;
  },
});
