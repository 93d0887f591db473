import type { ReactNode } from 'react';
import { formatError } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, EmptyState, ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { isNotFound } from '../../api/api-errors';
import { HistoryRows, type HistoryRow } from './history-rows';

interface HistoryListProps {
  rows: readonly HistoryRow[] | undefined;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  /** Loads older rows; undefined at the end of the list. */
  onMore?: (() => void) | undefined;
  /** The empty state. */
  empty: { title: string; text: string; action: ReactNode };
}

/** A list of transactions, or its error, loading or empty state. */
export function HistoryList({ rows, error, busy, onRetry, onMore, empty }: HistoryListProps) {
  const t = useTranslations();
  if (rows === undefined && error !== undefined) {
    const failed = t('forum.histories.failed');
    return (
      <ErrorState
        art={<StateArt kind="error" />}
        title={isNotFound(error) ? failed : formatError(error, t, failed)}
        message={t('forum.histories.unchanged')}
        busy={busy}
        onRetry={onRetry}
      />
    );
  }
  if (rows === undefined) {
    return (
      <Loading label={t('forum.histories.loading')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (rows.length > 0)
    return (
      <div className="stack">
        <HistoryRows rows={rows} />
        {error !== undefined && (
          <p className="small" role="alert">
            {formatError(error, t)}
          </p>
        )}
        {onMore && (
          <div>
            <Button small busy={busy} onClick={onMore}>
              {t('forum.histories.more')}
            </Button>
          </div>
        )}
      </div>
    );
  return (
    <EmptyState art={<StateArt kind="empty" />} title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
}
