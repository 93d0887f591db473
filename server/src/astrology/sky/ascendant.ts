import { SiderealTime } from 'astronomy-engine';
import { radians, normalizeDegrees } from './angle';
import type { Sky } from './sky';

/** Sidereal longitude of the ascendant, degrees 0 up to 360. `lat` and `lng` in degrees, north and east positive. */
export function ascendant({ time, zero, obliquity }: Sky, lat: number, lng: number): number {
  const ramc = (SiderealTime(time) * 15 + lng) * radians;
  const tilt = obliquity * radians;
  const rising = Math.atan2(Math.cos(ramc), -(Math.sin(ramc) * Math.cos(tilt) + Math.tan(lat * radians) * Math.sin(tilt)));
  // Inside the polar circles the formula gives the setting point for a part of each day; the ascendant is the one in the east.
  const rightAscension = Math.atan2(Math.sin(rising) * Math.cos(tilt), Math.cos(rising));
  const isEastern = Math.sin(ramc - rightAscension) < 0;
  return normalizeDegrees(rising / radians + (isEastern ? 0 : 180) - zero);
}
