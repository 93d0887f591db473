import { computeGrahas } from './ephemeris';
import { zodiacPoint } from './nakshatra';
import { skyAt } from './sky';
import type { GrahaPosition } from './types';

/** Where the nine grahas stand at an instant, in their usual order; seen from the Earth's centre. */
export function transits(at: Date): GrahaPosition[] {
  return computeGrahas(skyAt(at)).map(({ name, longitude, retrograde }) => ({ name, ...zodiacPoint(longitude), retrograde }));
}
