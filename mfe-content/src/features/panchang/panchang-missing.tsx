import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { PlaceAndDateForm } from './place-and-date-form';
import { SimilarPlaces } from './similar-places';

const Form = styled.div`
  width: 100%;
  max-width: 34rem;
`;

interface PanchangMissingProps {
  /** Which part of the address is unknown. */
  unknown: 'place' | 'date';
  /** The place in the address. */
  city?: string;
}

/** The panchang page for an unknown place or date, with a form to choose another one. */
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
        content: <SimilarPlaces city={unknown === 'place' ? city : undefined} />,
      }}
    >
      <Form>
        <PlaceAndDateForm city={unknown === 'date' ? city : undefined} placeName="" date="" />
      </Form>
    </ResourceNotFound>
  );
}
