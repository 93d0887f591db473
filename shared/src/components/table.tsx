import type { ReactNode } from 'react';
import styled from 'styled-components';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Grid = styled.table`
  border-collapse: collapse;
  width: 100%;
  font-size: var(--t-s);
  line-height: var(--l-s);
  font-variant-numeric: tabular-nums;
  th,
  td {
    text-align: left;
    padding: var(--s-2) var(--s-3) var(--s-2) 0;
    border-bottom: 1px solid var(--rule);
    white-space: nowrap;
  }
  @media (max-width: 479px) {
    th,
    td {
      padding-right: var(--s-2);
    }
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th {
    font-size: var(--t-xs);
    line-height: var(--l-xs);
    font-weight: 400;
    color: var(--ink-2);
    border-bottom-color: var(--control);
  }
  td.r,
  th.r {
    text-align: right;
  }
`;

/**
 * A ruled table that scrolls horizontally; the label is its caption for screen readers.
 * Cells of class `r` are right-aligned.
 */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Grid>
        <caption className="sr">{label}</caption>
        {children}
      </Grid>
    </Scroll>
  );
}
