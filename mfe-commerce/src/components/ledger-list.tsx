import type { ReactNode } from 'react';
import { formatError } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, EmptyState, ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { LedgerRows } from './ledger-rows.styles';

interface LedgerListProps<Row> {
  rows: readonly Row[] | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  /** Loads the next part; undefined at the end of the list. */
  onMore: (() => void) | undefined;
  empty: string;
  children: (row: Row) => ReactNode;
}

/** A paged list of entries, newest first, or its error, loading or empty state. */
export function LedgerList<Row>({ rows, error, isFetching, onRetry, onMore, empty, children }: LedgerListProps<Row>) {
  const t = useTranslations();
  if (rows === undefined) {
    if (error !== undefined)
      return <ErrorState level={3} art={<StateArt kind="error" />} message={formatError(error, t)} busy={isFetching} onRetry={onRetry} />;
    return (
      <Loading label={t('commerce.history.loading')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (rows.length === 0) return <EmptyState level={3} art={<StateArt kind="empty" />} title={empty} />;
  return (
    <div className="stack">
      <LedgerRows>{rows.map(children)}</LedgerRows>
      {error !== undefined && (
        <p className="small" role="alert">
          {formatError(error, t)}
        </p>
      )}
      {onMore && (
        <div>
          <Button small busy={isFetching} onClick={onMore}>
            {t('commerce.history.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
