import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** A chart with its reading beside it; on a phone below it. */
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

/** A live region for the reading, which takes no place while it is empty. */
export const LiveReading = styled.div.attrs({ role: 'status', 'aria-atomic': false })`
  &:empty {
    position: absolute;
  }
`;
