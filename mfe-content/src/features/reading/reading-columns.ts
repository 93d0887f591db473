import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Container } from '@oracle-astra/shared/ui';

/** Contents and text: under each other on a phone, side by side on a desk. */
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
