import { createChartView, kendras, sevenPlanets, type ChartView } from '../chart-view';
import { normalizeDegrees } from '../sky/angle';
import type { Chart } from '../types';

/** The reasons that cancel Manglik; the numbers refer to the rules in docs/product/jyotish-yogas.md. */
export type ManglikRelief = 'ownOrExalted' | 'signOfHouse' | 'jupiter' | 'moon' | 'lagna';

/** Mars in 1, 2, 4, 7, 8, 12 from the lagna is the verdict; `weight` counts lagna, Moon and Venus. */
export interface Manglik {
  isManglik: boolean;
  house: number;
  weight: number;
  reliefs: ManglikRelief[];
}

/** Houses in which Mars makes a chart Manglik. */
export const manglikHouses: readonly number[] = [1, 2, 4, 7, 8, 12];
const mildSigns: Partial<Record<number, readonly number[]>> = { 2: [3, 6], 4: [1, 8], 7: [4, 10], 8: [9, 12], 12: [2, 7] };

export function findManglik(chart: Chart): Manglik {
  const view = createChartView(chart);
  const { house, sign } = view.planet('Mars');
  const reliefs = (
    [
      ['ownOrExalted', [1, 8, 10].includes(sign)],
      ['signOfHouse', mildSigns[house]?.includes(sign) ?? false],
      ['jupiter', view.together('Jupiter', 'Mars') || view.aspects('Jupiter', 'Mars')],
      ['moon', view.together('Moon', 'Mars')],
      ['lagna', [4, 5].includes(chart.ascendant.sign)],
    ] as const
  ).flatMap(([relief, holds]) => (holds ? [relief] : []));
  const counts = [house, view.count('Moon', 'Mars'), view.count('Venus', 'Mars')];
  return { isManglik: manglikHouses.includes(house), house, weight: counts.filter((each) => manglikHouses.includes(each)).length, reliefs };
}

const serpents = [
  'Anant',
  'Kulik',
  'Vasuki',
  'Shankhpal',
  'Padma',
  'Mahapadma',
  'Takshak',
  'Karkotak',
  'Shankhachud',
  'Ghatak',
  'Vishdhar',
  'Sheshnag',
];

/** Kaal Sarp: all seven strictly on one side of the axis of the nodes, by degrees; null if they are not. */
export interface KaalSarp {
  /** Its name by Rahu's house. */
  name: string;
  isRelieved: boolean;
}

function isOneSided(view: ChartView): boolean {
  const rahu = view.planet('Rahu').longitude;
  const sides = sevenPlanets.map((each) => {
    const ahead = normalizeDegrees(view.planet(each).longitude - rahu);
    return ahead === 0 || ahead === 180 ? 0 : ahead < 180 ? 1 : -1;
  });
  return sides.every((side) => side === 1) || sides.every((side) => side === -1);
}

export function findKaalSarp(chart: Chart): KaalSarp | null {
  const view = createChartView(chart);
  if (!isOneSided(view)) return null;
  const isRelieved = (['Jupiter', 'Venus'] as const).some((each) => view.isIn(each, kendras));
  return { name: serpents[view.house('Rahu') - 1] ?? '', isRelieved };
}

/** The theme of duty to the elders (pitra): Sun with a node, Rahu in the 9th, or the 9th lord with Rahu. */
export function hasPitraTheme(chart: Chart): boolean {
  const view = createChartView(chart);
  const ninth = view.lord(9);
  return view.together('Sun', 'Rahu') || view.together('Sun', 'Ketu') || view.house('Rahu') === 9 || view.together(ninth, 'Rahu');
}
