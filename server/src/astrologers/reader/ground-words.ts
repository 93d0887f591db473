import type { Chart } from '@oracle-astra/shared/contract';
import type { ChartFacts } from '../facts/chart-facts';
import type { Grounds } from '../types';
import type { windowOf } from './tone';

type Pair = Grounds['grounds'][number];

/** How one language writes the pairs. Degrees are within the sign. */
export interface GroundWords {
  house(house: number, sign: number, lord: Chart['planets'][number]['name']): Pair;
  place(planet: Chart['planets'][number]): Pair;
  dasha(running: ReturnType<ChartFacts['running']>): Pair;
  today(transit: ReturnType<ChartFacts['transit']>): Pair;
  ahead(window: ReturnType<typeof windowOf>): Pair;
  moon(moon: ReturnType<ChartFacts['moon']>): Pair;
  rising(rising: ReturnType<ChartFacts['rising']>): Pair;
}

/** `10°22'` within the sign, whole minutes passed. */
export function degrees(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}
