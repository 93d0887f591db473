import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Wrap } from '@oracle-astra/shared/ui';

/** A page with its matter on the left and, from 1024 on, a narrow column beside it. */
export const Columns = styled(Wrap)`
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

/** The narrow column. */
export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10);
  align-content: start;
`;

/** The matter of a page that has no narrow column. */
export const OneColumn = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 46rem);
  gap: var(--s-6);
  align-content: start;
  padding-bottom: var(--s-12);
`;
