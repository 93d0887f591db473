import type { CalendarPlace, Locale } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { describePlace } from '../places/describe-place';
import type { Place } from '../places/gazetteer';
import type { PlacesService } from '../places/service';

export interface SkyPlaceQuery {
  /** A place's slug. */
  city?: string;
  /** In degrees; selects the nearest place. */
  lat?: number;
  lng?: number;
}

/** A constant, because the home page needs it before the gazetteer is read. */
const delhi: Place = {
  name: 'Delhi',
  country: 'IN',
  state: 'Delhi',
  district: '',
  lat: 28.6139,
  lng: 77.209,
  population: 0,
  alternateNames: [],
};

/** The place of a query, by default Delhi. Throws `not_found` for an unknown city, and for coordinates without a place nearby. */
export async function findSkyPlace(
  places: Pick<PlacesService, 'findBySlug' | 'findNearest'>,
  { city, lat, lng }: SkyPlaceQuery,
  locale: Locale,
): Promise<{ lat: number; lng: number; place: CalendarPlace }> {
  const found =
    city !== undefined
      ? await places.findBySlug(city)
      : lat !== undefined && lng !== undefined
        ? await places.findNearest(lat, lng)
        : { place: delhi, slug: 'delhi' };
  if (found === null) throw new DomainError('not_found');
  const { place, slug } = found;
  return { lat: place.lat, lng: place.lng, place: describePlace(place, slug, locale) };
}
