import { DeltaT_EspenakMeeus, SetDeltaTFunction } from 'astronomy-engine';

const firstYear = 1940;

/**
 * TT − UT1 in seconds on 1 January of each year from 1940, as observed (Astronomical Almanac, IERS).
 * The built-in formula runs several seconds ahead after 2005.
 */
const observed = [
  24.33, 24.83, 25.3, 25.7, 26.24, 26.77, 27.28, 27.78, 28.25, 28.71, 29.15, 29.57, 29.97, 30.36, 30.72, 31.07, 31.35, 31.68, 32.18, 32.68,
  33.15, 33.59, 34, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2, 40.18, 41.17, 42.23, 43.37, 44.48, 45.48, 46.46, 47.52, 48.53, 49.59,
  50.54, 51.38, 52.17, 52.96, 53.79, 54.34, 54.87, 55.32, 55.82, 56.3, 56.86, 57.57, 58.31, 59.12, 59.98, 60.79, 61.63, 62.3, 62.97, 63.47,
  63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78, 66.07, 66.32, 66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22,
  69.36, 69.36, 69.29, 69.2, 69.18, 69.14,
];

const yearOf = (ut: number) => 2000 + (ut + 0.5) / 365.25;

/**
 * Seconds by which Terrestrial Time runs ahead of Universal Time.
 *
 * @param ut days of Universal Time since J2000. Before 1940 by the formula of Espenak and Meeus, after the last observation constant.
 */
export function deltaT(ut: number): number {
  const place = yearOf(ut) - firstYear;
  if (place < 0) return DeltaT_EspenakMeeus(ut);
  const index = Math.floor(place);
  const before = observed[index];
  const after = observed[index + 1];
  if (before === undefined || after === undefined) return observed[observed.length - 1] as number;
  return before + (after - before) * (place - index);
}

SetDeltaTFunction(deltaT);
