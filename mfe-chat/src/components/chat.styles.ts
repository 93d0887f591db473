import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

/** The rows of a chat: header, thread, composer. */
export const ChatColumn = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  @media (min-width: 1280px) {
    &:has(> [data-rail]) {
      grid-template-columns: minmax(0, 1fr) 20rem;
      > * {
        grid-column: 1;
      }
      > [data-rail] {
        grid-area: 1 / 2 / -1;
      }
    }
  }
`;

export const ThreadBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-content: start;
  width: 100%;
  max-width: 46rem;
  margin-inline: auto;
  padding: var(--s-5) var(--s-4) var(--s-6);
  ${media.l} {
    padding-top: var(--s-8);
  }
`;
