import { dayMs } from '../time/iso-time';
import { normalizeSignedDegrees } from '../sky/angle';
import { luminariesAt } from '../sky/luminaries';

const degreesPerDay = 360 / 365.2564;

/** The instant near `guess` (milliseconds since 1970 UTC) at which the Sun enters a sign, 1 (Aries) to 12, to the second. */
export function sankrantiNear(sign: number, guess: number): number {
  let instant = guess;
  for (let round = 0; round < 12; round += 1) {
    const away = normalizeSignedDegrees((sign - 1) * 30 - luminariesAt(instant).sun);
    const step = (away / degreesPerDay) * dayMs;
    instant += step;
    if (Math.abs(step) < 500) break;
  }
  return Math.round(instant / 1000) * 1000;
}
