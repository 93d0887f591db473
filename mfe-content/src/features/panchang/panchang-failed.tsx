import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { Container, ErrorState } from '@oracle-astra/shared/ui';

const Content = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  max-width: 34rem;
  margin-inline: 0;
  padding-bottom: var(--s-16);
`;

interface PanchangFailedProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** The error state with Retry. */
export function PanchangFailed({ isRetrying, onRetry }: PanchangFailedProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('content.panchang.name')} />
      <Content>
        <ErrorState onRetry={onRetry} busy={isRetrying} />
      </Content>
    </>
  );
}
