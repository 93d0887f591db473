import styled from 'styled-components';
import { Panel } from '@oracle-astra/shared/ui';

/** The card of a plan or of the user's subscription. */
export const PlanBox = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
  padding: var(--s-5);
`;

export const PlanHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
`;
