import { Body, GeoMoon, GeoVector, RotateVector, type AstroTime, type RotationMatrix } from 'astronomy-engine';
import { halfTurn, radians, turn } from './angle';
import { meanNode } from './nodes';
import type { Sky } from './sky';
import type { Graha } from './types';

const planets = [
  ['Mars', Body.Mars], ['Mercury', Body.Mercury], ['Jupiter', Body.Jupiter], ['Venus', Body.Venus], ['Saturn', Body.Saturn],
] as const;

/** Days over which a planet's motion is measured: short, so that a station is told to the minute. */
const step = 0.001;

/** `longitude` in sidereal degrees, 0 up to 360. */
export interface Placed {
  name: Graha;
  longitude: number;
  retrograde: boolean;
}

// The Moon's own theory is geometric and its light time is not taken off; everything else is apparent.
function eclipticLongitude(body: Body, time: AstroTime, rotation: RotationMatrix): number {
  const vector = body === Body.Moon ? GeoMoon(time) : GeoVector(body, time, true);
  const { x, y } = RotateVector(rotation, vector);
  return Math.atan2(y, x) / radians;
}

/** Sidereal longitudes of the Sun and the Moon alone, degrees, 0 up to 360. */
export function luminaries({ time, zero, rotation }: Sky): { sun: number; moon: number } {
  return {
    sun: turn(eclipticLongitude(Body.Sun, time, rotation) - zero),
    moon: turn(eclipticLongitude(Body.Moon, time, rotation) - zero),
  };
}

/** The nine grahas in their usual order. Both positions of a planet are taken in one frame, so that precession is no motion. */
export function grahasIn(sky: Sky): Placed[] {
  const { time, zero, ayanamsa, rotation } = sky;
  const later = time.AddDays(step);
  const { sun, moon } = luminaries(sky);
  // The mean node lies on the mean ecliptic: no nutation.
  const rahu = turn(meanNode(time.tt) - ayanamsa);
  return [
    { name: 'Sun', longitude: sun, retrograde: false },
    { name: 'Moon', longitude: moon, retrograde: false },
    ...planets.map(([name, body]): Placed => {
      const tropical = eclipticLongitude(body, time, rotation);
      const motion = halfTurn(eclipticLongitude(body, later, rotation) - tropical);
      return { name, longitude: turn(tropical - zero), retrograde: motion < 0 };
    }),
    { name: 'Rahu', longitude: rahu, retrograde: true },
    { name: 'Ketu', longitude: turn(rahu + 180), retrograde: true },
  ];
}
