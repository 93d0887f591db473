import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** Two parts side by side, or below each other on a phone. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
