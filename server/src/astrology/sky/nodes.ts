/**
 * Mean ascending node of the Moon on the mean ecliptic of date, tropical degrees, not normalised.
 * Source: Meeus, Astronomical Algorithms, chapter 47.
 * @param tt days of Terrestrial Time since J2000.
 */
export function meanNode(tt: number): number {
  const T = tt / 36525;
  return 125.0445479 + T * (-1934.1362891 + T * (0.0020754 + T * (1 / 467441 - T / 60616000)));
}
