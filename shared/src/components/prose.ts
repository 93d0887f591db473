import styled from 'styled-components';

/** A column of long text. It styles plain elements, because policies and posts are finished HTML. */
export const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  max-width: var(--read);
  align-content: start;
  h2 {
    margin-top: var(--s-5);
    scroll-margin-top: 5rem;
  }
  h3 {
    margin-top: var(--s-2);
  }
  ul,
  ol {
    display: grid;
    gap: var(--s-2);
    padding-left: var(--s-5);
  }
  ul > li {
    list-style: disc;
  }
  ol > li {
    list-style: decimal;
  }
  ul > li::marker {
    color: var(--control);
  }
  blockquote {
    margin: 0;
    padding-left: var(--s-4);
    border-left: 2px solid var(--control);
    font: 500 var(--t-l) / var(--l-l) var(--serif);
  }
  figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
    margin: 0;
  }
  figcaption {
    color: var(--ink-2);
    font-size: var(--t-s);
    line-height: var(--l-s);
  }
  img {
    width: 100%;
    height: auto;
    border-radius: var(--r-s);
  }
  pre {
    overflow-x: auto;
  }
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: var(--t-s);
    line-height: var(--l-s);
  }
  th,
  td {
    text-align: left;
    padding: var(--s-2) var(--s-3) var(--s-2) 0;
    border-bottom: 1px solid var(--rule);
  }
`;
