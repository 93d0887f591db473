import { Body, GeoMoon, HelioVector, RotateVector, Vector, type AstroTime, type RotationMatrix } from 'astronomy-engine';
import { normalizeSignedDegrees, radians, normalizeDegrees } from './angle';
import { meanNode } from './nodes';
import type { Sky } from './sky';
import type { Graha } from '../types';

const planets = [
  ['Mars', Body.Mars],
  ['Mercury', Body.Mercury],
  ['Jupiter', Body.Jupiter],
  ['Venus', Body.Venus],
  ['Saturn', Body.Saturn],
] as const;

/** Days over which a planet's motion is measured; short, so that stations are exact to the minute. */
const step = 0.001;

/** `longitude` in sidereal degrees, 0 up to 360. */
export interface GrahaLongitude {
  name: Graha;
  longitude: number;
  retrograde: boolean;
}

/** Light time of an astronomical unit, in days. */
const lightDays = 1 / 173.1446326846693;

const lightTime = ({ x, y, z }: Vector) => Math.sqrt(x * x + y * y + z * z) * lightDays;
const minus = (one: Vector, other: Vector) => new Vector(one.x - other.x, one.y - other.y, one.z - other.z, one.t);
const advance = (at: Vector, by: Vector, share: number) => new Vector(at.x + by.x * share, at.y + by.y * share, at.z + by.z * share, at.t);

function toLongitude(vector: Vector, rotation: RotationMatrix): number {
  const { x, y } = RotateVector(rotation, vector);
  return Math.atan2(y, x) / radians;
}

/** The Sun's gravitational parameter in cubed astronomical units per squared day. */
const solarGravity = 0.000_295_912_208_2855;

/** A heliocentric position with velocity and acceleration, in astronomical units and days. */
interface Course {
  place: Vector;
  velocity: Vector;
  acceleration: Vector;
}

/**
 * The motion of a body at `place`, from its position some days later: with the acceleration by the Sun, two positions determine
 * the velocity. The largest neglected effect over an hour, the Moon's pull on the Earth, is 0.0002 arc seconds.
 */
function computeCourse(place: Vector, later: Vector, days: number): Course {
  const distance = place.Length();
  const pull = distance === 0 ? 0 : -solarGravity / distance ** 3;
  const acceleration = new Vector(place.x * pull, place.y * pull, place.z * pull, place.t);
  const velocity = new Vector(
    (later.x - place.x) / days - (acceleration.x * days) / 2,
    (later.y - place.y) / days - (acceleration.y * days) / 2,
    (later.z - place.z) / days - (acceleration.z * days) / 2,
    place.t,
  );
  return { place, velocity, acceleration };
}

/** The position after some days of a motion. */
const follow = ({ place, velocity, acceleration }: Course, days: number) =>
  advance(advance(place, velocity, days), acceleration, (days * days) / 2);

/** The position of the Earth some days before an instant, at most the light time of Saturn. */
type EarthBefore = (days: number) => Vector;

/** Days between the two computed positions of the Earth, slightly less than Saturn's light time. */
const spacing = 0.06;

function createEarthBefore(time: AstroTime): EarthBefore {
  const course = computeCourse(HelioVector(Body.Earth, time.AddDays(-spacing)), HelioVector(Body.Earth, time), spacing);
  return (days) => follow(course, spacing - days);
}

/**
 * The apparent place of the Sun or a planet, aberration included, and its motion over `step`. Light time needs one further
 * position, because over the few seconds of the first guess's error motion is linear. Both positions share it, because a
 * changing light time scales motion but never reverses it.
 */
function apparent(body: Body, time: AstroTime, earthBefore: EarthBefore): { place: Vector; motion: Vector } {
  const now = HelioVector(body, time);
  const days = lightTime(minus(now, earthBefore(0)));
  const course = computeCourse(HelioVector(body, time.AddDays(-days)), now, days);
  const first = minus(course.place, earthBefore(days));
  const motion = minus(minus(follow(course, step), earthBefore(days - step)), first);
  const second = advance(first, motion, (days - lightTime(first)) / step);
  return { place: advance(first, motion, (days - lightTime(second)) / step), motion };
}

const sunLongitude = (time: AstroTime, rotation: RotationMatrix, earthBefore = createEarthBefore(time)) => {
  const { place } = apparent(Body.Sun, time, earthBefore);
  return toLongitude(place, rotation);
};

// The theory of the Moon is geometric and not corrected for light time; all other positions are apparent.
const moonLongitude = (time: AstroTime, rotation: RotationMatrix) => toLongitude(GeoMoon(time), rotation);

/** Sidereal longitude of the Sun in degrees, 0 up to 360. */
export const sunOf = ({ time, zero, rotation }: Sky, earthBefore?: EarthBefore): number =>
  normalizeDegrees(sunLongitude(time, rotation, earthBefore) - zero);

/** Sidereal longitude of the Moon in degrees, 0 up to 360. */
export const moonOf = ({ time, zero, rotation }: Sky): number => normalizeDegrees(moonLongitude(time, rotation) - zero);

/** The nine grahas in their usual order. Both positions of a planet use the same frame, so that precession does not count as motion. */
export function computeGrahas(sky: Sky): GrahaLongitude[] {
  const { time, zero, ayanamsa, rotation } = sky;
  const earthBefore = createEarthBefore(time);
  // The mean node is on the mean ecliptic, so it has no nutation.
  const rahu = normalizeDegrees(meanNode(time.tt) - ayanamsa);
  return [
    { name: 'Sun', longitude: sunOf(sky, earthBefore), retrograde: false },
    { name: 'Moon', longitude: moonOf(sky), retrograde: false },
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
