import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Container } from '@oracle-astra/shared/ui';

/** From this width on a third column fits beside the contents and a text of full width. */
export const isThreeColumns = '@media (min-width: 1200px)';

/** Table of contents, text and a `ReadingSide`: stacked on small screens, in two or three columns on larger ones. */
export const ReadingColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8) var(--s-12);
  padding-block: var(--s-6) var(--s-10);
  ${media.l} {
    grid-template-columns: 15rem minmax(0, 1fr);
    padding-block: var(--s-10) var(--s-16);
    > * {
      grid-column: 2;
    }
    > :is(nav, [aria-hidden]) {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
  }
  ${isThreeColumns} {
    grid-template-columns: 13rem minmax(0, var(--read)) minmax(0, 1fr);
    > :is(*, nav) {
      grid-row: 1;
    }
  }
`;

/** The column beside the text on wide screens; it stays in view. */
export const ReadingSide = styled.div`
  max-width: var(--read);
  ${isThreeColumns} {
    && {
      grid-column: 3;
    }
    position: sticky;
    top: 5.5rem;
    align-self: start;
  }
`;
