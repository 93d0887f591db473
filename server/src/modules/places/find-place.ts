import type { PlacesService } from './service';

/** Finds the best match of a town's name; null where none is known. Degrees, north and east positive. */
export const findPlaceIn =
  (places: Pick<PlacesService, 'autocomplete'>) =>
  async (name: string): Promise<{ name: string; lat: number; lng: number } | null> => {
    const [found] = await places.autocomplete(name);
    const location = found?.geometry?.location;
    return found && location ? { name: found.description, lat: location.lat, lng: location.lng } : null;
  };
