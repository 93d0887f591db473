import type { Graha, ZodiacPoint } from '../types';

/** Degrees of one nakshatra: 13°20'. */
export const nakshatraSpan = 360 / 27;

/** The lords of the nakshatras from Ashwini, in the order of the Vimshottari dashas; they repeat three times. */
export const nakshatraLords = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
] as const satisfies readonly Graha[];

/** Lord of a nakshatra, 1 (Ashwini) to 27. */
export function nakshatraLord(nakshatra: number): Graha {
  const lord = nakshatraLords[(nakshatra - 1) % 9];
  if (!lord) throw new RangeError(`No nakshatra has the number ${nakshatra}.`);
  return lord;
}

/** Sign, nakshatra and pada of a sidereal longitude, degrees 0 up to 360. */
export function zodiacPoint(longitude: number): ZodiacPoint {
  // A border that has no exact binary fraction belongs to the part that begins there.
  const quarter = Math.floor((longitude * 108) / 360 + 1e-12);
  return {
    longitude,
    sign: Math.floor(longitude / 30) + 1,
    nakshatra: Math.floor(quarter / 4) + 1,
    pada: (quarter % 4) + 1,
  };
}
