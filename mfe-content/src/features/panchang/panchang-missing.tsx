import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { PlaceAndDateForm } from './place-and-date-form';
import { PlacesInstead } from './places-instead';

const Form = styled.div`
  width: 100%;
  max-width: 34rem;
`;

interface PanchangMissingProps {
  /** The unknown place or day in the address. */
  unknown: 'place' | 'date';
  /** The place in the address. */
  city?: string;
}

/** The panchang page for an unknown place or a day that does not exist; another one can be chosen at once. */
export function PanchangMissing({ unknown, city }: PanchangMissingProps) {
  const t = useTranslations();
  const title = t('content.panchang.unknownTitle', { unknown });
  return (
    <ResourceNotFound
      documentTitle={title}
      description={`${title}. ${t('content.panchang.unknownText', { unknown })}`}
      title={title}
      lead={t('content.panchang.unknownText', { unknown })}
      backLink={{ to: siteRoutes.panchang({ city: unknown === 'date' ? city : undefined }), label: t('content.panchang.todayLink') }}
      nearby={{
        title: t('content.panchang.otherPlaces'),
        content: <PlacesInstead city={unknown === 'place' ? city : undefined} />,
      }}
    >
      <Form>
        <PlaceAndDateForm city={unknown === 'date' ? city : undefined} placeName="" date="" />
      </Form>
    </ResourceNotFound>
  );
}
