import type { Chart } from '@oracle-astra/shared/contract';
import type { ChartFacts } from '../facts/chart-facts';
import type { Grounds } from '../types';
import type { findKeyPeriod } from './favourability';

type GroundPair = Grounds['grounds'][number];

/** Formats the pairs in one language. Degrees are within the sign. */
export interface GroundFormatter {
  house(house: number, sign: number, lord: Chart['planets'][number]['name']): GroundPair;
  place(planet: Chart['planets'][number]): GroundPair;
  dasha(running: ReturnType<ChartFacts['running']>): GroundPair;
  today(transit: ReturnType<ChartFacts['transit']>): GroundPair;
  ahead(window: ReturnType<typeof findKeyPeriod>): GroundPair;
  moon(moon: ReturnType<ChartFacts['moon']>): GroundPair;
  rising(rising: ReturnType<ChartFacts['rising']>): GroundPair;
}

/** `10°22'` within the sign, rounded down to whole minutes. */
export function formatDegrees(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}
