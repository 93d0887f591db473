import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumListTransfersQuery, type Transfer } from '../../api/histories';
import { HistoryList } from './history-list';
import type { HistoryRow } from './history-rows';

const toRow = (
  { transaction_id: id, recipient_mobile: mobile, oracle_questions: questions, sent, transferred_at: at }: Transfer,
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
  const { data, error, isFetching, refetch } = useForumListTransfersQuery();
  return (
    <HistoryList
      rows={data?.transactions.map((transfer) => toRow(transfer, t))}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      empty={{
        title: t('forum.transfers.empty'),
        text: t('forum.transfers.tip'),
        action: <ButtonLink to={siteRoutes.balance}>{t('forum.transfers.balance')}</ButtonLink>,
      }}
    />
  );
}
