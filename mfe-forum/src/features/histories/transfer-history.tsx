import { siteRoutes, type TransferTransaction } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumListTransfersInfiniteQuery } from '../../api/histories';
import { HistoryList } from './history-list';
import type { HistoryRow } from './history-rows';

const toRow = (
  { transaction_id: id, recipient_mobile: mobile, oracle_questions: questions, sent, transferred_at: at }: TransferTransaction,
  t: Translate,
): HistoryRow => ({
  id,
  title: t(sent ? 'forum.transfers.to' : 'forum.transfers.from', { mobile }),
  amount: `${sent ? '−' : '+'}${formatCount(questions)}`,
  at,
  kind: t(sent ? 'forum.transfers.sent' : 'forum.transfers.received'),
});

/** The history of questions sent to or received from another number. */
export function TransferHistory() {
  const t = useTranslations();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useForumListTransfersInfiniteQuery();
  return (
    <HistoryList
      rows={data?.pages.flatMap(({ transactions }) => transactions.map((transfer) => toRow(transfer, t)))}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      empty={{
        title: t('forum.transfers.empty'),
        text: t('forum.transfers.tip'),
        action: <ButtonLink to={siteRoutes.balance}>{t('forum.transfers.balance')}</ButtonLink>,
      }}
    />
  );
}
