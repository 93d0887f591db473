/** The Hindu calendar: days, lunar months, festivals by rule. Pure functions of time and place. */
export type { Festival } from './festival-names';
export { festivalDates } from './festival-dates';
export { festivalsOfMonth } from './festivals';
export { panchangDay, type PanchangDay } from './panchang-day';
export { sunriseLimbs } from './sunrise-limbs';
