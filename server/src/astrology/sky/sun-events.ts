import { SiderealTime } from 'astronomy-engine';
import { normalizeSignedDegrees, radians, normalizeDegrees } from './angle';
import type { Sky } from './sky';

/** Altitude of the Sun's centre when its upper limb touches the horizon, mean refraction included. */
const horizon = -0.8333;
const degreesPerDay = 360.98564736629;
const j2000 = Date.UTC(2000, 0, 1, 12);

// Meeus, Astronomical Algorithms, chapter 25, low accuracy: 0.01 degrees, which is 3 seconds of a sunrise.
function sun(days: number): { rightAscension: number; declination: number } {
  const T = days / 36525;
  const anomaly = (357.52911 + T * (35999.05029 - T * 0.0001537)) * radians;
  const centre =
    (1.914602 - T * 0.004817) * Math.sin(anomaly) + (0.019993 - T * 0.000101) * Math.sin(2 * anomaly) + 0.000289 * Math.sin(3 * anomaly);
  const node = (125.04 - 1934.136 * T) * radians;
  const longitude = (280.46646 + T * (36000.76983 + T * 0.0003032) + centre - 0.00569 - 0.00478 * Math.sin(node)) * radians;
  const tilt = (23.439291 - 0.0130042 * T + 0.00256 * Math.cos(node)) * radians;
  return {
    rightAscension: Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)) / radians,
    declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)),
  };
}

/**
 * Sunrise (−1) or sunset (1) nearest to a noon, in milliseconds since 1970 UTC to the second; null if the Sun stays above or
 * below the horizon. Sea level, upper limb, refraction included; within a few seconds below 60 degrees.
 *
 * @param noon civil noon of the day, milliseconds since 1970 UTC.
 */
export function sunEvent(side: -1 | 1, noon: number, lat: number, lng: number): number | null {
  const latitude = lat * radians;
  let days = (noon - j2000) / 86_400_000;
  let target = 0;
  // The first iteration finds the meridian passage, the others converge to the horizon.
  for (let round = 0; round < 5; round += 1) {
    const { rightAscension, declination } = sun(days);
    const hourAngle = normalizeDegrees(280.46061837 + degreesPerDay * days) + lng - rightAscension;
    days += normalizeSignedDegrees(target - hourAngle) / degreesPerDay;
    const cosine =
      (Math.sin(horizon * radians) - Math.sin(latitude) * Math.sin(declination)) / (Math.cos(latitude) * Math.cos(declination));
    if (Math.abs(cosine) > 1) return null;
    const next = (side * Math.acos(cosine)) / radians;
    if (round === 0) days += next / degreesPerDay;
    target = next;
  }
  return j2000 + Math.round(days * 86_400) * 1000;
}

/** Whether the upper limb of the Sun, at a sidereal longitude in degrees, is above the horizon of a place, also in polar days and nights. */
export function isSunUp({ time, zero, obliquity }: Sky, longitude: number, lat: number, lng: number): boolean {
  const [tropical, tilt, latitude] = [(longitude + zero) * radians, obliquity * radians, lat * radians];
  const declination = Math.asin(Math.sin(tilt) * Math.sin(tropical));
  const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(tropical), Math.cos(tropical));
  const hourAngle = (SiderealTime(time) * 15 + lng) * radians - rightAscension;
  const height = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return height > Math.sin(horizon * radians);
}
