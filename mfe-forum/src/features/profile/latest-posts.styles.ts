import styled from 'styled-components';

/** The header of a user's posts, with a rule below it. */
export const PostsHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  min-height: var(--s-12);
  border-bottom: 1px solid var(--control);
`;
