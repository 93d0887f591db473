import type { PlanetName } from '@oracle-astra/shared/contract';

export const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
export const englishWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const englishMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** `10th`, `1st`: houses go from 1 to 12. */
export function englishOrdinal(house: number): string {
  return `${house}${endings[house] ?? 'th'}`;
}

/** `and` before the last, commas before. */
export function englishList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

const luminaries: readonly PlanetName[] = ['Sun', 'Moon'];

/** A planet inside a sentence: the Sun and the Moon with their article. */
export function englishPlanet(planet: PlanetName): string {
  return luminaries.includes(planet) ? `the ${planet}` : planet;
}

/** A planet at the beginning of a sentence. */
export function englishPlanetFirst(planet: PlanetName): string {
  return luminaries.includes(planet) ? `The ${planet}` : planet;
}
