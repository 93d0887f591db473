import { daylight, divide, night, type SolarDay, type Span } from './solar-day';

// The eighth of the daylight for each weekday, counted from 0, Sunday first.
const rahuEighths = [7, 1, 6, 4, 5, 3, 2];
const yamagandaEighths = [4, 3, 2, 1, 0, 6, 5];
const gulikaEighths = [6, 5, 4, 3, 2, 1, 0];

export const choghadiyaNames = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
export type ChoghadiyaName = (typeof choghadiyaNames)[number];

const nightNames = ['shubh', 'amrit', 'char', 'rog', 'kaal', 'labh', 'udveg'] as const satisfies readonly ChoghadiyaName[];
const firstByDay = ['udveg', 'amrit', 'rog', 'labh', 'shubh', 'char', 'kaal'] as const satisfies readonly ChoghadiyaName[];
const firstByNight = ['shubh', 'char', 'kaal', 'udveg', 'amrit', 'rog', 'labh'] as const satisfies readonly ChoghadiyaName[];

export interface Choghadiya extends Span {
  name: ChoghadiyaName;
  isNight: boolean;
}

const wednesday = 3;

function eighths(span: Span, order: readonly ChoghadiyaName[], first: ChoghadiyaName, isNight: boolean): Choghadiya[] {
  const offset = order.indexOf(first);
  return Array.from({ length: 8 }, (_, index) => ({
    name: order[(offset + index) % order.length] as ChoghadiyaName,
    isNight,
    ...divide(span, 8, index),
  }));
}

/** Rahu kalam of a daylight; `weekday` 0 (Sunday) to 6. */
export const rahuKalamOf = (light: Span, weekday: number): Span => divide(light, 8, rahuEighths[weekday] as number);

/** The named parts of a day. `weekday` 0 (Sunday) to 6 is that of its sunrise; there is no Abhijit on Wednesday. */
export function dayParts(day: SolarDay, weekday: number) {
  const light = daylight(day);
  const eighthOf = (order: readonly number[]) => divide(light, 8, order[weekday] as number);
  return {
    rahuKalam: rahuKalamOf(light, weekday),
    yamaganda: eighthOf(yamagandaEighths),
    gulika: eighthOf(gulikaEighths),
    abhijit: weekday === wednesday ? null : divide(light, 15, 7),
    choghadiya: [
      ...eighths(light, choghadiyaNames, firstByDay[weekday] as ChoghadiyaName, false),
      ...eighths(night(day), nightNames, firstByNight[weekday] as ChoghadiyaName, true),
    ],
  };
}
