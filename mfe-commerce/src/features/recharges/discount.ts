import { wheel } from '@oracle-astra/shared/contract';

/** The price less a discount in percent, rounded to whole rupees as the specification requires. */
export function applyDiscount(price: number, percent: number): number {
  return Math.round(price - (price * percent) / 100);
}

/** Parses the wheel's discount in percent from `finalValue` of the navigation state; 0 for values that the wheel cannot yield. */
export function parseWheelDiscount(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('finalValue' in state)) return 0;
  const percent = Number(state.finalValue);
  return Number.isInteger(percent) && percent >= 1 && percent <= wheel.segments ? percent : 0;
}
