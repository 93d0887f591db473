import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Container } from '@oracle-astra/shared/ui';

/** The main column of a page with a narrower one beside it from 1024 pixels on. */
export const TwoColumnLayout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10);
  padding-block: var(--s-8) var(--s-12);
  ${media.l} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: var(--s-16);
    padding-block: var(--s-12) var(--s-16);
  }
`;

/** The narrower column, which stacks its children. */
export const SideColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10);
  align-content: start;
`;
