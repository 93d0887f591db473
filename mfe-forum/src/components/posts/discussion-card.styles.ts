import styled from 'styled-components';

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  padding-block: var(--s-5);
  border-bottom: 1px solid var(--rule);
  overflow-wrap: anywhere;
  :is(h2, h3) {
    font-size: var(--t-l);
    line-height: var(--l-l);
  }
  :is(h2, h3) a {
    display: inline-block;
    margin-block: calc(var(--s-2) * -1);
    padding-block: var(--s-2);
    color: inherit;
    text-decoration: none;
  }
  :is(h2, h3) a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

/** A text clamped to two lines. */
export const ClampedText = styled.p`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

export const CardFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-4);
  font-size: var(--t-s);
  line-height: var(--l-s);
  color: var(--ink-2);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: var(--tap);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  > span:last-child {
    margin-left: auto;
  }
`;

export const LatestComment = styled.div`
  padding-left: var(--s-3);
  border-left: 2px solid var(--rule);
  font-size: var(--t-s);
  line-height: var(--l-s);
`;

/** A list of discussion cards with a rule above it. */
export const DiscussionRows = styled.div`
  border-top: 1px solid var(--control);
`;
