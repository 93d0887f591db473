import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDateTime } from '@oracle-astra/shared/format';

const Rows = styled.ul`
  border-top: 1px solid var(--control);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s-4);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
  font-size: var(--t-s);
  line-height: var(--l-s);
  > :nth-child(even) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

export interface HistoryRow {
  id: string;
  what: string;
  amount: ReactNode;
  /** ISO 8601. */
  at: string;
  /** Stands under the amount: its unit, or which way it went. */
  kind: string;
}

/** What moved, newest first: what it was, how much, when and under which number. */
export function HistoryRows({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <Rows>
      {rows.map(({ id, what, amount, at, kind }) => (
        <Row key={id}>
          <b>{what}</b>
          <b>{amount}</b>
          <span className="tiny mute">
            {formatDateTime(at)} · {id}
          </span>
          <span className="tiny mute">{kind}</span>
        </Row>
      ))}
    </Rows>
  );
}
