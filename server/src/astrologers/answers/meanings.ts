import { planetOfFactor, type Factor } from '../plan/weigh';
import { meaningTable, wayTable, type AreaId } from '../tools/tables';
import { hash } from '../words/hash';
import type { Said } from './slots/slot-table';

/** The meaning of a ground for an area of life, as a clause after "which means that" or "यानी". */
export function getMeaning(area: AreaId, factor: Factor, seed: string): Said {
  const planet = planetOfFactor(factor);
  const { en, hi } = meaningTable[area].planets[planet][factor.weight > 0 ? 'helps' : 'strains'];
  const at = hash(`${seed} ${area} ${planet}`);
  return { en: en[at % en.length] ?? '', hi: hi[at % hi.length] ?? '' };
}

/** The way in which a house gives: "through family and savings". */
export const getWay = (house: number): Said => wayTable[house] ?? { en: '', hi: '' };
