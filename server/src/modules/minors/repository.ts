import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { births, consents, users } from '../../db/schema';

/** A child with the consent of a parent to their account. */
interface ChildRow {
  id: string;
  name: string | null;
  mobile: string | null;
  givenAt: Date;
  version: string;
}

const nameOf = sql<
  string | null
>`(select own.full_name from births as own where own.uid = ${users.uid} order by coalesce(own.bid = ${users.ownBid}, false) desc, own.bid limit 1)`;

export const createMinorsRepository = (db: Database) => ({
  async findChild(uid: string): Promise<{ name: string | null; mobile: string } | null> {
    const [row] = await db.select({ name: nameOf, mobile: users.mobile }).from(users).where(eq(users.uid, uid));
    return row?.mobile ? { name: row.name, mobile: row.mobile } : null;
  },

  /** The children for whom a parent agrees, the latest first. */
  async listChildren(parent: string): Promise<ChildRow[]> {
    return db
      .select({ id: consents.id, name: nameOf, mobile: users.mobile, givenAt: consents.givenAt, version: consents.version })
      .from(consents)
      .innerJoin(users, eq(users.uid, consents.child))
      .where(and(eq(consents.uid, parent), eq(consents.item, 'child'), isNull(consents.withdrawnAt)))
      .orderBy(sql`${consents.givenAt} desc, ${consents.id} desc`);
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

  async withdraw(parent: string, id: string, now: Date): Promise<void> {
    await db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(eq(consents.uid, parent), eq(consents.id, id), eq(consents.item, 'child'), isNull(consents.withdrawnAt)));
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
