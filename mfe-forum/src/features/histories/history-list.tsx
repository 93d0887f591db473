import type { ReactNode } from 'react';
import { formatError } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { EmptyState, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { isNotFound } from '../../api/api-errors';
import { copy } from '../../copy';
import { HistoryRows, type HistoryRow } from './history-rows';

interface HistoryListProps {
  rows: readonly HistoryRow[] | undefined;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  /** The empty state. */
  empty: { title: string; text: string; action: ReactNode };
}

/** A list of transactions, or its error, loading or empty state. */
export function HistoryList({ rows, error, busy, onRetry, empty }: HistoryListProps) {
  if (rows === undefined && error !== undefined) {
    return (
      <ErrorState
        art={<StateArt kind="error" />}
        title={isNotFound(error) ? copy.noRecord : formatError(error, copy.noRecord)}
        message="Your points and questions are as they were."
        busy={busy}
        onRetry={onRetry}
      />
    );
  }
  if (rows === undefined) {
    return (
      <Loading label="Loading the history">
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (rows.length > 0) return <HistoryRows rows={rows} />;
  return (
    <EmptyState art={<StateArt kind="empty" />} title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
}
