import { createChartView } from '../chart-view';
import { findManglik, manglikHouses, type ManglikRelief } from './doshas';
import { planetOf } from './houses';
import type { Chart } from '../types';

/** Three schools with different rules for Mars; each is presented by its name, and none is preferred. */
export const manglikSchools = ['ascendant', 'north', 'south'] as const;
export type ManglikSchool = (typeof manglikSchools)[number];

/** Why Mars counts or not: its house, or the cancellation. */
export type ManglikReason = 'counts' | 'elsewhere' | 'leoAquarius' | ManglikRelief;

/** The north Indian school excludes the second house, the south Indian the first. */
const northHouses = [1, 4, 7, 8, 12];
const southHouses = [2, 4, 7, 8, 12];

/** The reference from which Mars counts, and its house from there. */
export interface ManglikCount {
  from: 'lagna' | 'moon' | 'venus';
  house: number;
}

/** The first reference from which a school finds Mars in a relevant house: the lagna, in the south also the Moon and Venus; null if none. */
export function manglikCount(school: ManglikSchool, chart: Chart): ManglikCount | null {
  const view = createChartView(chart);
  const lagna: ManglikCount = { from: 'lagna', house: view.house('Mars') };
  if (school !== 'south') return (school === 'north' ? northHouses : manglikHouses).includes(lagna.house) ? lagna : null;
  const counts: ManglikCount[] = [
    lagna,
    { from: 'moon', house: view.count('Moon', 'Mars') },
    { from: 'venus', house: view.count('Venus', 'Mars') },
  ];
  return counts.find(({ house }) => southHouses.includes(house)) ?? null;
}

function southRelief(chart: Chart): ManglikReason {
  const { sign } = planetOf(chart, 'Mars');
  if (sign === 5 || sign === 11) return 'leoAquarius';
  return [1, 8, 10].includes(sign) ? 'ownOrExalted' : 'counts';
}

/** The verdict of a school on one chart: `counts`, or the reason why Mars does not. */
export function judgeManglik(school: ManglikSchool, chart: Chart): ManglikReason {
  if (manglikCount(school, chart) === null) return 'elsewhere';
  if (school === 'south') return southRelief(chart);
  return school === 'north' ? (findManglik(chart).reliefs[0] ?? 'counts') : 'counts';
}

/** Grahas of the other chart that balance a Mars that counts on one side only: Saturn, Rahu or Ketu in the same houses. */
export function manglikBalances(other: Chart) {
  return (['Saturn', 'Rahu', 'Ketu'] as const).filter((graha) => manglikHouses.includes(planetOf(other, graha).house));
}
