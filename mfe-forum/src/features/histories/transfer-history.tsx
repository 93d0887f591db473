import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumListTransfersQuery, type Transfer } from '../../api/histories';
import { copy } from '../../copy';
import { History } from './history';
import type { HistoryRow } from './history-rows';
import { maskedNumber } from './masked-number';

const rowOf = ({ transaction_id: id, recipient_mobile: mobile, oracle_questions: questions, sent, transferred_at: at }: Transfer): HistoryRow => ({
  id,
  what: `${sent ? 'To' : 'From'} ${maskedNumber(mobile)}`,
  amount: `${sent ? '−' : '+'}${formatCount(questions)}`,
  at,
  kind: sent ? 'sent' : 'received',
});

/** When questions went to another number, or came from one. */
export function TransferHistory() {
  const { data, error, isFetching, refetch } = useForumListTransfersQuery();
  return (
    <History
      rows={data?.transactions.map(rowOf)}
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
