import styled from 'styled-components';

/** The heading of a small part beside or above the main content. */
export const SideHeading = styled.h2`
  font-size: var(--t-l);
  line-height: var(--l-l);
`;
