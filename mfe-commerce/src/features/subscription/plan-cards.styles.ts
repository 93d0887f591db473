import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** Plan cards stacked on small screens, side by side on larger ones. */
export const PlanGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  ${media.m} {
    grid-template-columns: 1.25fr 1fr;
    gap: var(--s-6);
    align-items: start;
  }
`;
