import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { ActivePlan } from '../features/active-plan/active-plan';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  padding-bottom: var(--s-12);
`;

/** /my-active-plans */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <PageMeta title={t('commerce.activePlan.title')} description={t('commerce.activePlan.description')} />
      <PageHeader title={t('commerce.activePlan.title')} />
      <Column>
        <ActivePlan />
      </Column>
    </>
  );
}
