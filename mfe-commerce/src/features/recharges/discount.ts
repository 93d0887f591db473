import { wheel } from '@oracle-astra/shared/contract';

/** The price minus a discount in percent, rounded to whole rupees as specified. */
export function applyDiscount(price: number, percent: number): number {
  return Math.round(price - (price * percent) / 100);
}

export interface WheelDiscount {
  /** 0 without a discount. */
  percent: number;
  /** The coupon for the discount; null if only its percentage is known. */
  coupon: string | null;
  /** ISO 8601; null if the server has not responded. */
  until: string | null;
}

export const noDiscount: WheelDiscount = { percent: 0, coupon: null, until: null };

/** The discount in the navigation state of the wheel's page; none for values that the wheel cannot yield. */
export function parseWheelDiscount(state: unknown): WheelDiscount {
  const { finalValue, coupon } = (state ?? {}) as Record<string, unknown>;
  const percent = Number(finalValue);
  if (!Number.isInteger(percent) || percent < 1 || percent > wheel.segments) return noDiscount;
  return { ...noDiscount, percent, coupon: typeof coupon === 'string' ? coupon : null };
}
