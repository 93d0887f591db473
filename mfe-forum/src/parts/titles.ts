import styled from 'styled-components';

/** A heading of the size of a card's title, at whatever level the page's order asks for. */
export const SideTitle = styled.h2`
  font-size: var(--t-l);
  line-height: var(--l-l);
`;

/** The h1 of a page that is headed by what a person wrote. */
export const PostTitle = styled.h1`
  font-size: var(--t-xl);
  line-height: var(--l-xl);
  overflow-wrap: anywhere;
`;
