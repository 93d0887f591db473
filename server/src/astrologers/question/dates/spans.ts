import { indiaMs } from '../../../indian-date';

/** How a time was named; `unit` decides how an answer about it is built. */
export type HorizonUnit = 'day' | 'week' | 'month' | 'year' | 'festival' | 'span';

/** The time that a question names; milliseconds since 1970 UTC. */
export interface Horizon {
  from: number;
  to: number;
  unit: HorizonUnit;
  /** Whether all of it is over. */
  isPast: boolean;
  english: string;
  hindi: string;
}

/** A named time before it is known whether it is over. */
export type NamedTime = Omit<Horizon, 'isPast'>;

/** The Indian day on which a question is asked. */
export interface Today {
  year: number;
  month: number;
  day: number;
  start: number;
  weekday: number;
}

export const dayMs = 86_400_000;

/** Midnight in India at the beginning of a day. */
export const at = (year: number, month: number, day = 1) => Date.UTC(year, month, day) - indiaMs;

export const span = (from: number, to: number, unit: HorizonUnit, english: string, hindi: string): NamedTime => ({ from, to: to - 1, unit, english, hindi });
