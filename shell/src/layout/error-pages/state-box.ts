import styled from 'styled-components';

/** The layout of error pages: an illustration, a heading and actions. */
export const StateBox = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--s-3);
  padding-block: var(--s-6);
  > svg:first-child {
    color: var(--ink-2);
  }
  h1 {
    font-size: var(--t-xl);
    line-height: var(--l-xl);
    letter-spacing: 0;
  }
`;
