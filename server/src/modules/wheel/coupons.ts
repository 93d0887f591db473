import { DomainError } from '../../domain-error';
import type { Database } from '../../db/database';
import { createCouponRepository, type Coupon } from './repository';

/** Coupons of the wheel, for payments. */
export function createCouponService({ clock }: { clock: () => Date }) {
  function checkUsable(coupon: Coupon | null, uid: string): Coupon {
    if (coupon?.uid !== uid) throw new DomainError('coupon_invalid');
    if (coupon.usedAt !== null) throw new DomainError('coupon_used');
    if (coupon.expiresAt <= clock()) throw new DomainError('coupon_expired');
    return coupon;
  }

  return {
    /** A coupon that this person can use now. Throws `coupon_invalid`, `coupon_used` or `coupon_expired`. */
    async check(db: Database, uid: string, code: string): Promise<Coupon> {
      return checkUsable(await createCouponRepository(db).byCode(code), uid);
    },

    /** The percentage of a coupon, whose row is locked until the transaction ends. Throws like `check`. */
    async lock(tx: Database, uid: string, code: string): Promise<number> {
      return checkUsable(await createCouponRepository(tx).lock(code), uid).percent;
    },

    /** Marks a coupon as used, in the transaction that credits its order. */
    async use(tx: Database, code: string): Promise<void> {
      await createCouponRepository(tx).use(code, clock());
    },
  };
}

export type CouponService = ReturnType<typeof createCouponService>;
