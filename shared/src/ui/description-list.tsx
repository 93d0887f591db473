import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Description {
  term: string;
  value: ReactNode;
  /** Whether this row is the total of the rows above. */
  isTotal?: boolean;
}

const List = styled.dl`
  display: grid;
  font-size: var(--t-s);
  line-height: var(--l-s);
  dt {
    color: var(--ink-2);
  }
  dd {
    /* A short value is aligned to the end of its row, the lines of a long one to the start of theirs. */
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  dd > a:only-child {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    margin-block: calc(var(--s-2) * -1);
  }
`;

const Row = styled.div<{ $isTotal?: boolean }>`
  display: flex;
  /* With large text a long word wraps below its term. */
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s-4);
  padding-block: var(--s-2);
  border-bottom: 1px solid var(--rule);
  &:last-child {
    border-bottom: 0;
  }
  ${({ $isTotal }) => $isTotal && '&&{border-top:1px solid var(--control)} &&& :is(dt,dd){font-weight:600;color:inherit}'}
`;

/** Terms with their values in ruled rows. The terms are the keys, so they must be unique. */
export function DescriptionList({ rows }: { rows: readonly Description[] }) {
  return (
    <List>
      {rows.map(({ term, value, isTotal }) => (
        <Row key={term} $isTotal={isTotal}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}
