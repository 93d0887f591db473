import styled from 'styled-components';
import type { ApiError } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { Container, ErrorState, StatePanel } from '@oracle-astra/shared/ui';
import { PlaceAndDateForm } from './place-and-date-form';

const Content = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  max-width: 34rem;
  margin-inline: 0;
  padding-bottom: var(--s-16);
`;

interface PanchangFailedProps {
  error: ApiError | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A place that nobody knows, or a failure: another place can be chosen, or the call tried again. */
export function PanchangFailed({ error, isRetrying, onRetry }: PanchangFailedProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('content.panchang.name')} />
      <Content>
        {error?.status === 404 ? (
          <>
            <StatePanel title={t('content.panchang.unknownPlace')} alert>
              {t('content.panchang.unknownPlaceText')}
            </StatePanel>
            <PlaceAndDateForm placeName="" date="" />
          </>
        ) : (
          <ErrorState onRetry={onRetry} busy={isRetrying} />
        )}
      </Content>
    </>
  );
}
