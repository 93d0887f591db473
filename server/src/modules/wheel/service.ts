import { randomInt } from 'node:crypto';
import { wheel } from '@oracle-astra/shared/contract';
import { indiaMs, toIndianDate } from '../../indian-date';
import { DomainError } from '../../domain-error';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { assertMayWrite } from '../../db/may-write';
import type { Caller } from '../../plugins/idempotency';
import { listCarriedUses } from '../number-marks/carried-uses';
import { createCouponRepository, type Coupon } from './repository';
import { dayMs } from '../../day';

/** The next midnight in India. */
function getNextMidnight(instant: Date): Date {
  return new Date((Math.floor((instant.getTime() + indiaMs) / dayMs) + 1) * dayMs - indiaMs);
}

/** A percentage from 1 to the number of segments, with equal probability. */
export const drawPercent = (): number => randomInt(wheel.segments) + 1;

/** One spin for each person and Indian day; each wins a coupon. */
export function createWheelService({ db, clock }: { db: Database; clock: () => Date }) {
  const coupons = createCouponRepository(db);

  async function spin(tx: Database, caller: Caller): Promise<Coupon> {
    const { uid, key } = caller;
    await assertMayWrite(tx, caller);
    const owned = createCouponRepository(tx);
    const before = key === null ? null : await owned.byKey(uid, key);
    if (before !== null) return before;
    const now = clock();
    const coupon = {
      code: `WHEEL${newId().slice(-10).toUpperCase()}`,
      uid,
      percent: drawPercent(),
      day: toIndianDate(now),
      requestKey: key,
      createdAt: now,
      // Pages name the last day, which counts in full.
      expiresAt: new Date(getNextMidnight(now).getTime() + wheel.couponDays * dayMs - 1000),
    };
    const isCarried = (await listCarriedUses(tx, uid, 'wheel', now)).length > 0;
    if (!isCarried && (await owned.add(coupon))) return { ...coupon, usedAt: null };
    const spun = await owned.byDay(uid, coupon.day);
    if (spun === null || key === null || spun.requestKey !== key) throw new DomainError('wheel_spun_today');
    return spun;
  }

  return {
    /** Spins; a repeated key returns the same coupon. Throws `wheel_spun_today`. */
    spin: async (caller: Caller): Promise<Coupon> => db.transaction((tx) => spin(tx, caller)),

    async status(uid: string): Promise<{ nextSpinAt: Date | null; coupon: Coupon | null }> {
      const now = clock();
      const spun = await coupons.byDay(uid, toIndianDate(now));
      const hasSpun = spun !== null || (await listCarriedUses(db, uid, 'wheel', now)).length > 0;
      return { nextSpinAt: hasSpun ? getNextMidnight(now) : null, coupon: await coupons.best(uid, now) };
    },
  };
}
