import { formatNumber } from './table';

export interface Goal {
  goal: number;
  /** What may stand though the goal is missed; the goal itself where nothing is given. */
  limit?: number;
  /** How many places after the point count. */
  decimals: number;
  /** The goal is a floor and not a ceiling. */
  isMinimum?: boolean;
}

/** Says in a few words whether a value keeps its goal; the value counts as rounded as it is shown. */
export function formatVerdict(value: number, { goal, limit = goal, decimals, isMinimum = false }: Goal): string {
  const shown = Number(value.toFixed(decimals));
  const keeps = (limit: number) => (isMinimum ? shown >= limit : shown <= limit);
  const side = isMinimum ? 'under' : 'over';
  if (keeps(goal)) return 'kept';
  if (keeps(limit)) return `${side} ${formatNumber(goal, decimals)}, within ${formatNumber(limit, decimals)}`;
  return `MISSED: ${side} ${formatNumber(limit, decimals)}`;
}
