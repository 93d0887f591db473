import type { CalendarPlace, Locale } from '@oracle-astra/shared/contract';
import type { Place } from './gazetteer';
import { hindiNameOf } from './hindi-names';
import { listRegions } from './prediction';

/** A place in answers: its slug, and name and region in the language of the request. */
export function describePlace(place: Place, slug: string, locale: Locale): CalendarPlace {
  const inHindi = locale === 'hi' ? hindiNameOf(place) : null;
  return { slug, ...(inHindi ?? { name: place.name, region: listRegions(place).join(', ') }) };
}
