import styled from 'styled-components';

/** A heading in the size of a card title; use `as` for another heading level. */
export const SideTitle = styled.h2`
  font-size: var(--t-l);
  line-height: var(--l-l);
`;

/** The h1 of a page whose title is user content. */
export const PostTitle = styled.h1`
  font-size: var(--t-xl);
  line-height: var(--l-xl);
  overflow-wrap: anywhere;
`;
