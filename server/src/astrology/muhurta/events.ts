import file from './event-rules.json';
import type { Season } from './seasons';

/** Events with specific rules, each with its source (see docs/product/jyotish-calendar.md). */
export type MuhurtaEvent = keyof typeof file;

/** The way that a journey goes. */
export type Way = 'east' | 'south' | 'west' | 'north';

/** The requirements for a day of an event, and the seasons that refuse it. */
export interface EventRule {
  source: string;
  stars: readonly number[];
  /** Allowed nakshatras that are not the best. */
  otherStars?: readonly number[];
  /** Whether a nakshatra outside the lists refuses the day; otherwise the day is only weaker. */
  needsStar: boolean;
  weekdays: readonly number[];
  refusedWeekdays?: readonly number[];
  /** Weekdays on which disha shool refuses a way. */
  shula?: Readonly<Record<Way, readonly number[]>>;
  /** The only tithis that are allowed, 1 to 30. */
  tithis?: readonly number[];
  sunSigns?: readonly number[];
  /** Amanta months, 1 (Chaitra) to 12. */
  months?: readonly number[];
  refusedSeasons: readonly Season[];
}

export const eventRules = file as Readonly<Record<MuhurtaEvent, unknown>> as Readonly<Record<MuhurtaEvent, EventRule>>;
export const muhurtaEvents = Object.keys(file) as MuhurtaEvent[];
