/** Good days and hours: the one place that decides which day is refused, for whom and why. */
export { muhurtaDay, type MuhurtaDay } from './day';
export { eventRules, muhurtaEvents, type MuhurtaEvent, type Way } from './events';
export { rateDay, type RatedDay, type Refusal } from './rate-day';
export { nextEclipse } from './eclipses';
export { nextSeason } from './season-spans';
export type { Season } from './seasons';
