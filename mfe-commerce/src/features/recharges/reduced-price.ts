import { wheel } from '@oracle-astra/shared/contract';

/** The price that a discount leaves; whole rupees, rounded as the specification says. */
export function reducedPrice(price: number, percent: number): number {
  return Math.round(price - (price * percent) / 100);
}

/** The discount that the wheel put into the navigation's state as `finalValue`, in percent; 0 where there is none that it could have drawn. */
export function discountIn(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('finalValue' in state)) return 0;
  const percent = Number(state.finalValue);
  return Number.isInteger(percent) && percent >= 1 && percent <= wheel.segments ? percent : 0;
}
