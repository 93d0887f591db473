import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** A chart with what is read from it beside it, below it on a phone. */
export const ChartColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  ${media.m} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    gap: var(--s-10);
  }
`;
