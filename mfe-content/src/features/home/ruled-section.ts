import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** A ruled band of the page around a carousel, which brings its own heading. */
export const RuledSection = styled.section`
  padding-block: var(--s-10);
  border-top: 1px solid var(--rule);
  ${media.l} {
    padding-block: var(--s-16);
  }
`;
