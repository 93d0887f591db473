import styled from 'styled-components';

/** Rows of a ledger: title and amount, with a line of details below. */
export const LedgerRows = styled.ul`
  border-top: 1px solid var(--control);
`;

export const LedgerRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s-4);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
  font-size: var(--t-s);
  line-height: var(--l-s);
  > :nth-child(2) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
`;
