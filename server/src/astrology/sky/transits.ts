import { ascendant } from './ascendant';
import { computeGrahas } from './ephemeris';
import { luminariesAt } from './luminaries';
import { zodiacPoint } from '../rules/nakshatra';
import { skyAt } from './sky';
import type { GrahaPosition } from '../types';

/** The geocentric positions of the nine grahas at an instant, in their usual order. */
export function transits(at: Date): GrahaPosition[] {
  return computeGrahas(skyAt(at)).map(({ name, longitude, retrograde }) => ({ name, ...zodiacPoint(longitude), retrograde }));
}

/** Sidereal longitude of the ascendant at an instant, degrees 0 up to 360. */
export const ascendantAt = (at: Date, lat: number, lng: number): number => ascendant(skyAt(at), lat, lng);

/** The sign of the Moon at an instant, 1 (Aries) to 12. */
export const moonSignAt = (at: Date): number => zodiacPoint(luminariesAt(at.getTime()).moon).sign;
