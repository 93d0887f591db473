import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { dayMs } from '../time/iso-time';

/**
 * The first moonrise (1) or moonset (-1) between two instants, milliseconds since 1970 UTC to the second; null if there is
 * none. Upper limb, refraction included, sea level.
 */
export function moonEvent(direction: 1 | -1, from: number, to: number, lat: number, lng: number): number | null {
  const found = SearchRiseSet(Body.Moon, new Observer(lat, lng, 0), direction, new Date(from), (to - from) / dayMs);
  return found && Math.round(found.date.getTime() / 1000) * 1000;
}
