import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';

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
  title: string;
  amount: ReactNode;
  /** ISO 8601. */
  at: string;
  /** The caption under the amount: its unit, or whether it was sent or received. */
  kind: string;
}

/** Transactions with title, amount, time and id, in the order in which they are passed. */
export function HistoryRows({ rows }: { rows: readonly HistoryRow[] }) {
  const t = useTranslations();
  return (
    <Rows>
      {rows.map(({ id, title, amount, at, kind }) => (
        <Row key={id}>
          <b>{title}</b>
          <b>{amount}</b>
          <span className="tiny mute">
            {formatDateTime(at, t)} · {id}
          </span>
          <span className="tiny mute">{kind}</span>
        </Row>
      ))}
    </Rows>
  );
}
