import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Container } from '@oracle-astra/shared/ui';

/** Table of contents and text: stacked on small screens, side by side on large ones. */
export const ReadingColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  padding-block: var(--s-6) var(--s-10);
  ${media.l} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--s-12);
    padding-block: var(--s-10) var(--s-16);
    > :only-child {
      grid-column: 2;
    }
  }
`;
