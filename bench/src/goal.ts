import { figure } from './table';

export interface Goal {
  goal: number;
  /** What may stand though the goal is missed; the goal itself where nothing is given. */
  most?: number;
  /** How many places after the point count. */
  places: number;
  /** The goal is a floor and not a ceiling. */
  isFloor?: boolean;
}

/** Says in a few words whether a value keeps its goal; the value counts as rounded as it is shown. */
export function judge(value: number, { goal, most = goal, places, isFloor = false }: Goal): string {
  const shown = Number(value.toFixed(places));
  const keeps = (limit: number) => (isFloor ? shown >= limit : shown <= limit);
  const side = isFloor ? 'under' : 'over';
  if (keeps(goal)) return 'kept';
  if (keeps(most)) return `${side} ${figure(goal, places)}, within ${figure(most, places)}`;
  return `MISSED: ${side} ${figure(most, places)}`;
}
