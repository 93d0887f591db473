import { LRUCache } from 'lru-cache';
import { normalizeDegrees, normalizeSignedDegrees } from './angle';
import { moonOf, sunOf } from './ephemeris';
import { dayMs } from '../time/iso-time';
import { skyAt, type Sky } from './sky';

/** Sidereal longitudes in degrees, 0 up to 360. */
export interface Luminaries {
  sun: number;
  moon: number;
}

const order = 13;
const cosines = Array.from({ length: order }, (_, term) =>
  Array.from({ length: order }, (__, node) => Math.cos((term * Math.PI * (node + 0.5)) / order)),
);
const [, nodes = []] = cosines;

/** The Chebyshev coefficients of longitudes at the nodes, without the jump from 360 to 0. */
function fit(longitudes: readonly number[]): Float64Array {
  const [first = 0] = longitudes;
  let last = first;
  const whole = longitudes.map((longitude) => (last += normalizeSignedDegrees(longitude - last)));
  return Float64Array.from(
    cosines.map((row, term) => ((term === 0 ? 1 : 2) / order) * row.reduce((sum, cosine, node) => sum + cosine * (whole[node] ?? 0), 0)),
  );
}

/** Clenshaw's sum of Chebyshev polynomials at `x`, -1 to 1. */
function evaluate(coefficients: Float64Array, x: number): number {
  let [next, afterNext] = [0, 0];
  for (let term = order - 1; term > 0; term -= 1) {
    const sum = 2 * x * next - afterNext + (coefficients[term] ?? 0);
    afterNext = next;
    next = sum;
  }
  return x * next - afterNext + (coefficients[0] ?? 0);
}

/** The longitude of one body, interpolated within segments of some days that are computed on demand. */
function createCourse(longitudeOf: (sky: Sky) => number, segmentDays: number): (instant: number) => number {
  const length = segmentDays * dayMs;
  const segments = new LRUCache<number, Float64Array>({ max: 6000 });
  return (instant) => {
    const index = Math.floor(instant / length);
    let coefficients = segments.get(index);
    if (!coefficients) {
      coefficients = fit(nodes.map((x) => longitudeOf(skyAt(new Date((index + (x + 1) / 2) * length)))));
      segments.set(index, coefficients);
    }
    return normalizeDegrees(evaluate(coefficients, 2 * (instant / length - index) - 1));
  };
}

// Short enough that thirteen nodes are exact to a thousandth of an arc second, so that the ends of limbs are exact to the second.
const sunAt = createCourse((sky) => sunOf(sky), 16);
const moonAt = createCourse(moonOf, 4);

/**
 * The Sun and the Moon at an instant, milliseconds since 1970 UTC, interpolated between computed positions, because searches
 * for the ends of tithis, months and festivals need many instants of the same days. Throws a RangeError for an invalid instant.
 */
export function luminariesAt(instant: number): Luminaries {
  if (!Number.isFinite(instant)) throw new RangeError('There is no such instant.');
  return { sun: sunAt(instant), moon: moonAt(instant) };
}
