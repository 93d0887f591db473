import { Body, GeoMoon, GeoVector, RotateVector, type AstroTime, type RotationMatrix } from 'astronomy-engine';
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

// The theory of the Moon is geometric and not corrected for light time; all other positions are apparent.
function eclipticLongitude(body: Body, time: AstroTime, rotation: RotationMatrix): number {
  const vector = body === Body.Moon ? GeoMoon(time) : GeoVector(body, time, true);
  const { x, y } = RotateVector(rotation, vector);
  return Math.atan2(y, x) / radians;
}

/** Sidereal longitudes of the Sun and the Moon only, in degrees, 0 up to 360. */
export function luminaries({ time, zero, rotation }: Sky): { sun: number; moon: number } {
  return {
    sun: normalizeDegrees(eclipticLongitude(Body.Sun, time, rotation) - zero),
    moon: normalizeDegrees(eclipticLongitude(Body.Moon, time, rotation) - zero),
  };
}

/** The nine grahas in their usual order. Both positions of a planet use the same frame, so that precession does not count as motion. */
export function computeGrahas(sky: Sky): GrahaLongitude[] {
  const { time, zero, ayanamsa, rotation } = sky;
  const later = time.AddDays(step);
  const { sun, moon } = luminaries(sky);
  // The mean node is on the mean ecliptic, so it has no nutation.
  const rahu = normalizeDegrees(meanNode(time.tt) - ayanamsa);
  return [
    { name: 'Sun', longitude: sun, retrograde: false },
    { name: 'Moon', longitude: moon, retrograde: false },
    ...planets.map(([name, body]): GrahaLongitude => {
      const tropical = eclipticLongitude(body, time, rotation);
      const motion = normalizeSignedDegrees(eclipticLongitude(body, later, rotation) - tropical);
      return { name, longitude: normalizeDegrees(tropical - zero), retrograde: motion < 0 };
    }),
    { name: 'Rahu', longitude: rahu, retrograde: true },
    { name: 'Ketu', longitude: normalizeDegrees(rahu + 180), retrograde: true },
  ];
}
