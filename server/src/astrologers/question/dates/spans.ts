import file from '../../../../content/times.json';
import { indiaMs } from '../../../indian-date';

/** The unit of a named time, which decides how an answer about it is built. */
export type HorizonUnit = 'day' | 'week' | 'month' | 'year' | 'festival' | 'span';

/** The named time of a question; milliseconds since 1970 UTC. */
export interface Horizon {
  from: number;
  to: number;
  unit: HorizonUnit;
  /** Whether all of it is over. */
  isPast: boolean;
  english: string;
  hindi: string;
}

/** A named time of which it is not yet known whether it is past. */
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
export const yearDays = 365.25;

/** Midnight in India at the beginning of a day. */
export const at = (year: number, month: number, day = 1) => Date.UTC(year, month, day) - indiaMs;

/** Words of the same meaning. */
export type BilingualText = readonly [english: string, hindi: string];

const say = file.say as unknown as Record<string, readonly string[]>;

/** A phrase of `say` in both languages, with the values for {x} and {y}. */
export function formatTime(key: string, x: BilingualText = ['', ''], y: BilingualText = ['', '']): BilingualText {
  const [en = '', hi = ''] = say[key] ?? [];
  return [en.replace('{x}', x[0]).replace('{y}', y[0]), hi.replace('{x}', x[1]).replace('{y}', y[1])];
}

/** The name of a unit: one and many. */
export function formatUnit(unit: string): { one: BilingualText; many: BilingualText } {
  const [one = '', many = '', eka = '', aneka = ''] = say[`unit${unit}`] ?? [];
  return { one: [one, eka], many: [many, aneka] };
}

/** Whether a month has a day. */
export const hasDay = (year: number, month: number, day: number): boolean => new Date(Date.UTC(year, month, day)).getUTCDate() === day;

export const span = (from: number, to: number, unit: HorizonUnit, [english, hindi]: BilingualText): NamedTime => ({ from, to: to - 1, unit, english, hindi });
