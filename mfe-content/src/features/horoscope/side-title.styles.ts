import styled from 'styled-components';

/** An h2 of the side column. */
export const SideTitle = styled.h2`
  font-size: var(--t-l);
  line-height: var(--l-l);
`;
