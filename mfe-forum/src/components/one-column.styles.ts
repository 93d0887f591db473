import styled from 'styled-components';
import { Container } from '@oracle-astra/shared/ui';

/** The content of a page without a sidebar. */
export const OneColumn = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 46rem);
  gap: var(--s-6);
  align-content: start;
  padding-bottom: var(--s-12);
`;
