import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** A section with rules around a carousel that renders its own heading. */
export const RuledSection = styled.section`
  padding-block: var(--s-10);
  border-top: 1px solid var(--rule);
  ${media.l} {
    padding-block: var(--s-16);
  }
`;
