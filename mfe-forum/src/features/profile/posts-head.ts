import styled from 'styled-components';

/** The head of a person's posts, with a line below. */
export const PostsHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  min-height: var(--s-12);
  border-bottom: 1px solid var(--control);
`;
