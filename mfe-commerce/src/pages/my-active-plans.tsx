import styled from 'styled-components';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { ActivePlan } from '../features/active-plan/active-plan';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  padding-bottom: var(--s-12);
`;

/** /my-active-plans */
export function Component() {
  return (
    <>
      <PageMeta
        title={copy.myActivePlans}
        description="Your subscription: how many questions of it are used, how long it runs, and when it was last paid."
      />
      <PageHeader title={copy.myActivePlans} />
      <Column>
        <ActivePlan />
      </Column>
    </>
  );
}
