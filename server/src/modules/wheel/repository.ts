import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { coupons } from '../../db/schema';

export type Coupon = typeof coupons.$inferSelect;

export function createCouponRepository(db: Database) {
  return {
    /** False if the person has already spun on this day. */
    async add(coupon: typeof coupons.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(coupons)
        .values(coupon)
        .onConflictDoNothing({ target: [coupons.uid, coupons.day] })
        .returning({ code: coupons.code });
      return rows.length > 0;
    },

    async byDay(uid: string, day: string): Promise<Coupon | null> {
      const [row] = await db
        .select()
        .from(coupons)
        .where(and(eq(coupons.uid, uid), eq(coupons.day, day)));
      return row ?? null;
    },

    async byKey(uid: string, requestKey: string): Promise<Coupon | null> {
      const [row] = await db
        .select()
        .from(coupons)
        .where(and(eq(coupons.uid, uid), eq(coupons.requestKey, requestKey)));
      return row ?? null;
    },

    async byCode(code: string): Promise<Coupon | null> {
      const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
      return row ?? null;
    },

    async lock(code: string): Promise<Coupon | null> {
      const [row] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update');
      return row ?? null;
    },

    async use(code: string, now: Date): Promise<void> {
      await db
        .update(coupons)
        .set({ usedAt: now })
        .where(and(eq(coupons.code, code), isNull(coupons.usedAt)));
    },

    /** The unused coupon with the highest percentage, among equal ones the one with the latest expiry. */
    async best(uid: string, now: Date): Promise<Coupon | null> {
      const [row] = await db
        .select()
        .from(coupons)
        .where(and(eq(coupons.uid, uid), isNull(coupons.usedAt), gt(coupons.expiresAt, now)))
        .orderBy(desc(coupons.percent), desc(coupons.expiresAt))
        .limit(1);
      return row ?? null;
    },
  };
}
