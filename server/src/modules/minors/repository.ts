import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { readNumber } from '../../db/encryption/numbers';
import { births, consents, users } from '../../db/schema';
import { readOwnBirth, selectOwnBirth } from '../births/own-birth';

/** A child with the consent of a parent to their account. */
interface ChildRow {
  id: string;
  name: string | null;
  mobile: string | null;
  givenAt: Date;
  version: string;
}

const own = selectOwnBirth(sql`${users.uid}`);
/** The consents of a parent for children that stand. */
const isGiven = (parent: string) => and(eq(consents.uid, parent), eq(consents.item, 'child'), isNull(consents.withdrawnAt));

const toIds = (rows: { child: string | null }[]) => rows.flatMap(({ child }) => child ?? []);

export const createMinorsRepository = (db: Database) => ({
  async findChild(uid: string): Promise<{ name: string | null; mobile: string } | null> {
    const [row] = await db.select({ own, mobile: users.mobile }).from(users).where(eq(users.uid, uid));
    const mobile = row === undefined ? null : readNumber(db, uid, row.mobile);
    return row === undefined || mobile === null ? null : { name: readOwnBirth(db, row.own).name, mobile };
  },

  /** The children for whom a parent agrees, the latest first. */
  async listChildren(parent: string): Promise<ChildRow[]> {
    const rows = await db
      .select({ id: consents.id, uid: users.uid, own, mobile: users.mobile, givenAt: consents.givenAt, version: consents.version })
      .from(consents)
      .innerJoin(users, eq(users.uid, consents.child))
      .where(isGiven(parent))
      .orderBy(sql`${consents.givenAt} desc, ${consents.id} desc`);
    return rows.map(({ uid, own: stored, mobile, ...row }) => ({
      ...row,
      name: readOwnBirth(db, stored).name,
      mobile: readNumber(db, uid, mobile),
    }));
  },

  async findConsent(parent: string, child: string) {
    const [row] = await db
      .select()
      .from(consents)
      .where(and(eq(consents.uid, parent), eq(consents.child, child), isNull(consents.withdrawnAt)));
    return row ?? null;
  },

  async add(row: typeof consents.$inferInsert): Promise<void> {
    await db.insert(consents).values(row);
  },

  /** The accounts of these children. */
  async listChildIds(parent: string): Promise<string[]> {
    return toIds(await db.select({ child: consents.child }).from(consents).where(isGiven(parent)));
  },

  /** Withdraws all consents of a parent; returns the accounts of the children. */
  async withdrawAll(parent: string, now: Date): Promise<string[]> {
    return toIds(await db.update(consents).set({ withdrawnAt: now }).where(isGiven(parent)).returning({ child: consents.child }));
  },

  /** The child of the consent; null if there is none to withdraw. */
  async withdraw(parent: string, id: string, now: Date): Promise<string | null> {
    const [row] = await db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(isGiven(parent), eq(consents.id, id)))
      .returning({ child: consents.child });
    return row?.child ?? null;
  },

  /** Makes a saved record the person's own; false if the person has no such record. */
  async setOwnBirth(uid: string, bid: string): Promise<boolean> {
    const own = db
      .select({ bid: births.bid })
      .from(births)
      .where(and(eq(births.uid, uid), eq(births.bid, bid)));
    const set = await db
      .update(users)
      .set({ ownBid: bid })
      .where(and(eq(users.uid, uid), sql`exists (${own})`))
      .returning({ uid: users.uid });
    return set.length > 0;
  },
});
