import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** The plans beside one another where there is room. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  ${media.m} {
    grid-template-columns: 1.25fr 1fr;
    gap: var(--s-6);
    align-items: start;
  }
`;
