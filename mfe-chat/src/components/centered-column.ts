import styled from 'styled-components';
import { Container } from '@oracle-astra/shared/ui';

export const CenteredColumn = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  justify-content: center;
  gap: var(--s-10);
  padding-block: var(--s-8) var(--s-12);
`;
