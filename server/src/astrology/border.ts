import { radians } from './angle';
import { foreignPlaces, indianPlaces } from './border-places';

const kmPerDegree = 111.2;
const maxDistanceKm = 20;

function nearestKm(places: readonly (readonly [number, number])[], lat: number, lng: number): number {
  const narrowing = Math.cos(lat * radians);
  return places.reduce(
    (least, [placeLat, placeLng]) => Math.min(least, Math.hypot(placeLat - lat, (placeLng - lng) * narrowing) * kmPerDegree),
    Infinity,
  );
}

/**
 * Whether a place that the time zone look-up assigns to a neighbouring country is in India: its nearest known
 * place within 20 km is Indian. The look-up uses coarse tiles and assigns one Indian place in ninety
 * (Madhubani, Kargil, Tawang) to a neighbour, with an error of up to an hour.
 */
export function isIndianByNearestPlace(lat: number, lng: number): boolean {
  const home = nearestKm(indianPlaces, lat, lng);
  return home < maxDistanceKm && home < nearestKm(foreignPlaces, lat, lng);
}
