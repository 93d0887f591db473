/**
 * Lahiri ayanamsa in degrees, without nutation: 23°51'25.5" at J2000.
 * Within 0.0003 arc seconds of the reference from 1900 to 2100.
 * @param tt days of Terrestrial Time since J2000.
 */
export function lahiri(tt: number): number {
  const T = tt / 36525;
  return 23.857092354 + (T * (5028.796195 + T * (1.1054348 + T * 0.00007964))) / 3600;
}
