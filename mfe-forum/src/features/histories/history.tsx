import type { ReactNode } from 'react';
import { formatError } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { EmptyState, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { isMissing } from '../../parts/failures';
import { HistoryRows, type HistoryRow } from './history-rows';

interface HistoryProps {
  rows: readonly HistoryRow[] | undefined;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  /** What to say where nothing has moved yet. */
  empty: { title: string; text: string; action: ReactNode };
}

/** A history in its four states. */
export function History({ rows, error, busy, onRetry, empty }: HistoryProps) {
  if (rows === undefined && error !== undefined) {
    return (
      <ErrorState
        art={<StateArt kind="error" />}
        title={isMissing(error) ? copy.noRecord : formatError(error, copy.noRecord)}
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
