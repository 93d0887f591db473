import { india } from './countries';
import { hindiCityName } from './hindi-names';
import type { PlacesService } from './service';

/** Finds the best match of a town's name, or null. Degrees, north and east positive. */
export const findPlaceIn =
  (places: Pick<PlacesService, 'autocomplete'>) =>
  async (name: string): Promise<{ name: string; lat: number; lng: number } | null> => {
    const [found] = await places.autocomplete(name);
    const location = found?.geometry?.location;
    return found && location ? { name: found.description, lat: location.lat, lng: location.lng } : null;
  };

/** Finds the place with a whole name, such as "Toronto" or "London, Ontario", or null. */
export const findNamedPlaceIn =
  (places: Pick<PlacesService, 'findNamed'>) =>
  async (
    name: string,
  ): Promise<{ english: string; hindi: string; lat: number; lng: number; isInIndia: boolean; population: number } | null> => {
    const place = await places.findNamed(name);
    return (
      place && {
        english: place.name,
        hindi: hindiCityName(place) ?? place.name,
        lat: place.lat,
        lng: place.lng,
        isInIndia: place.country === india,
        population: place.population,
      }
    );
  };
