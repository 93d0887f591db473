import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumListTransfersQuery, type Transfer } from '../../api/histories';
import { copy } from '../../copy';
import { HistoryList } from './history-list';
import type { HistoryRow } from './history-rows';
import { maskMobile } from './mask-mobile';

const toRow = ({
  transaction_id: id,
  recipient_mobile: mobile,
  oracle_questions: questions,
  sent,
  transferred_at: at,
}: Transfer): HistoryRow => ({
  id,
  title: `${sent ? 'To' : 'From'} ${maskMobile(mobile)}`,
  amount: `${sent ? '−' : '+'}${formatCount(questions)}`,
  at,
  kind: sent ? 'sent' : 'received',
});

/** The history of questions sent to or received from another number. */
export function TransferHistory() {
  const { data, error, isFetching, refetch } = useForumListTransfersQuery();
  return (
    <HistoryList
      rows={data?.transactions.map(toRow)}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      empty={{
        title: copy.transfers.empty,
        text: 'Oracle questions can be given to another registered number.',
        action: <ButtonLink to={siteRoutes.balance}>See my questions</ButtonLink>,
      }}
    />
  );
}
