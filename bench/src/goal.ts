import { formatNumber } from './table';

export interface Goal {
  goal: number;
  /** The worst accepted value; defaults to the goal. */
  limit?: number;
  /** Decimals to which the value is rounded before it is compared. */
  decimals: number;
  /** The goal is a minimum instead of a maximum. */
  isMinimum?: boolean;
}

/** A short text that says whether a value, rounded as displayed, meets its goal. */
export function formatVerdict(value: number, { goal, limit = goal, decimals, isMinimum = false }: Goal): string {
  const shown = Number(value.toFixed(decimals));
  const isWithin = (bound: number) => (isMinimum ? shown >= bound : shown <= bound);
  const side = isMinimum ? 'under' : 'over';
  if (isWithin(goal)) return 'kept';
  if (isWithin(limit)) return `${side} ${formatNumber(goal, decimals)}, within ${formatNumber(limit, decimals)}`;
  return `MISSED: ${side} ${formatNumber(limit, decimals)}`;
}
