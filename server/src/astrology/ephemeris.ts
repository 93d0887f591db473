import { Body, GeoMoon, HelioVector, RotateVector, Vector, type AstroTime, type RotationMatrix } from 'astronomy-engine';
import { normalizeSignedDegrees, radians, normalizeDegrees } from './angle';
import { meanNode } from './nodes';
import type { Sky } from './sky';
import type { Graha } from './types';

const planets = [
  ['Mars', Body.Mars],
  ['Mercury', Body.Mercury],
  ['Jupiter', Body.Jupiter],
  ['Venus', Body.Venus],
  ['Saturn', Body.Saturn],
] as const;

/** Days over which a planet's motion is measured: short, so that stations are exact to the minute. */
const step = 0.001;

/** `longitude` in sidereal degrees, 0 up to 360. */
export interface GrahaLongitude {
  name: Graha;
  longitude: number;
  retrograde: boolean;
}

/** Days that light takes over an astronomical unit. */
const lightDays = 1 / 173.1446326846693;

const lightTime = ({ x, y, z }: Vector) => Math.sqrt(x * x + y * y + z * z) * lightDays;
const minus = (one: Vector, other: Vector) => new Vector(one.x - other.x, one.y - other.y, one.z - other.z, one.t);
const advance = (at: Vector, by: Vector, share: number) => new Vector(at.x + by.x * share, at.y + by.y * share, at.z + by.z * share, at.t);

function toLongitude(vector: Vector, rotation: RotationMatrix): number {
  const { x, y } = RotateVector(rotation, vector);
  return Math.atan2(y, x) / radians;
}

/** Where the Earth is some days before an instant; at most the light time of Saturn. */
type EarthBefore = (days: number) => Vector;

/** Days between the places of the Earth that are computed; a parabola through three errs by less than 0.0001 arc seconds. */
const spacing = 0.032;

function createEarthBefore(time: AstroTime): EarthBefore {
  const [now, once, twice] = [0, 1, 2].map((count) => HelioVector(Body.Earth, time.AddDays(-count * spacing))) as [Vector, Vector, Vector];
  return (days) => {
    const u = days / spacing;
    const [a, b, c] = [((u - 1) * (u - 2)) / 2, u * (2 - u), (u * (u - 1)) / 2];
    return new Vector(
      a * now.x + b * once.x + c * twice.x,
      a * now.y + b * once.y + c * twice.y,
      a * now.z + b * once.z + c * twice.z,
      now.t,
    );
  };
}

/**
 * The apparent place of the Sun or a planet, aberration included, and its motion over `step`. Light time is found from one
 * further position: over the seconds by which the first guess is wrong, motion is straight. Both positions share it, since a
 * changing light time stretches motion and never turns it.
 */
function apparent(body: Body, time: AstroTime, earthBefore: EarthBefore): { place: Vector; motion: Vector } {
  const days = lightTime(minus(HelioVector(body, time), earthBefore(0)));
  const seen = time.AddDays(-days);
  const first = minus(HelioVector(body, seen), earthBefore(days));
  const motion = minus(minus(HelioVector(body, seen.AddDays(step)), earthBefore(days - step)), first);
  const second = advance(first, motion, (days - lightTime(first)) / step);
  return { place: advance(first, motion, (days - lightTime(second)) / step), motion };
}

const sunLongitude = (time: AstroTime, rotation: RotationMatrix, earthBefore = createEarthBefore(time)) => {
  const { place } = apparent(Body.Sun, time, earthBefore);
  return toLongitude(place, rotation);
};

// The theory of the Moon is geometric and not corrected for light time; all other positions are apparent.
const moonLongitude = (time: AstroTime, rotation: RotationMatrix) => toLongitude(GeoMoon(time), rotation);

/** Sidereal longitudes of the Sun and the Moon only, in degrees, 0 up to 360. */
export function luminaries({ time, zero, rotation }: Sky, earthBefore?: EarthBefore): { sun: number; moon: number } {
  return {
    sun: normalizeDegrees(sunLongitude(time, rotation, earthBefore) - zero),
    moon: normalizeDegrees(moonLongitude(time, rotation) - zero),
  };
}

/** The nine grahas in their usual order. Both positions of a planet use the same frame, so that precession does not count as motion. */
export function computeGrahas(sky: Sky): GrahaLongitude[] {
  const { time, zero, ayanamsa, rotation } = sky;
  const earthBefore = createEarthBefore(time);
  const { sun, moon } = luminaries(sky, earthBefore);
  // The mean node is on the mean ecliptic, so it has no nutation.
  const rahu = normalizeDegrees(meanNode(time.tt) - ayanamsa);
  return [
    { name: 'Sun', longitude: sun, retrograde: false },
    { name: 'Moon', longitude: moon, retrograde: false },
    ...planets.map(([name, body]): GrahaLongitude => {
      const { place, motion } = apparent(body, time, earthBefore);
      const tropical = toLongitude(place, rotation);
      const later = toLongitude(advance(place, motion, 1), rotation);
      return { name, longitude: normalizeDegrees(tropical - zero), retrograde: normalizeSignedDegrees(later - tropical) < 0 };
    }),
    { name: 'Rahu', longitude: rahu, retrograde: true },
    { name: 'Ketu', longitude: normalizeDegrees(rahu + 180), retrograde: true },
  ];
}
