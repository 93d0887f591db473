/** The Hindu calendar: days, lunar months, festivals by rule. Pure functions of time and place. */
export type { Festival } from './festivals/festival-names';
export { festivalDates } from './festivals/festival-dates';
export { festivalsOfMonth } from './festivals/festivals';
export { panchangDay, type PanchangDay } from './panchang-day';
export { sunriseLimbs } from './sunrise-limbs';
