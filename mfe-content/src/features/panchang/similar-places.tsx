import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatPlace } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { LinkRows } from '@oracle-astra/shared/components';
import { useContentListPlacesLikeQuery } from '../../api/panchang-calendar';

const largeCities = ['delhi', 'mumbai', 'bengaluru', 'kolkata', 'chennai', 'hyderabad', 'jaipur', 'varanasi'];

/** Links to the panchang of places with similar names, or else of large cities. */
export function SimilarPlaces({ city }: { city?: string }) {
  const t = useTranslations();
  const { currentData } = useContentListPlacesLikeQuery(city ?? '', { skip: city === undefined });
  const similar = (currentData?.predictions ?? []).flatMap((place) =>
    place.slug === undefined ? [] : [{ to: siteRoutes.panchang({ city: place.slug }), label: formatPlace(place) }],
  );
  const large = largeCities.map((slug) => ({
    to: siteRoutes.panchang({ city: slug }),
    label: t('content.panchang.cityName', { city: slug }),
  }));
  return <LinkRows links={similar.length > 0 ? similar : large} />;
}
