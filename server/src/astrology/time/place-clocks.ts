import { cityClocks } from './city-clocks';
import { offsetAt, zonesAt } from './time-zone';

/** During the war India was an hour ahead, including these cities. */
const peace = Date.UTC(1945, 9, 16);
const kmPerDegree = 111.2;

function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const narrowing = Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrowing) * kmPerDegree;
}

/** The clocks from which a birth may have been read: that of the country, and the city's if the place had two. */
export interface PlaceClocks {
  standard: string;
  /** Null if there was no other, or if it showed the same time. */
  local: string | null;
}

/** The clocks of a place at a local time as if it were UTC, milliseconds since 1970. */
export function clocksAt(lat: number, lng: number, wall: number): PlaceClocks {
  const [standard = 'Etc/UTC', other] = zonesAt(lat, lng);
  const city = cityClocks.find((clock) => new Date(wall).getUTCFullYear() <= clock.until && distanceKm(clock, { lat, lng }) <= clock.km);
  if (city && wall >= peace) return { standard, local: city.name };
  const isLand = other !== undefined && !standard.startsWith('Etc/');
  return { standard, local: isLand && offsetAt(other, wall) !== offsetAt(standard, wall) ? other : null };
}
