import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumListRedeemsQuery, type Redeem } from '../../api/histories';
import { copy } from '../../copy';
import { counted } from '../../parts/counted';
import { History } from './history';
import type { HistoryRow } from './history-rows';

const rowOf = ({ transaction_id: id, points_redeemed: taken, questions_added: added, redeemed_at: at }: Redeem): HistoryRow => ({
  id,
  what: counted(added, 'Oracle question'),
  amount: <span className="gold">−{formatCount(taken)}</span>,
  at,
  kind: 'points',
});

/** When points became questions. */
export function RedeemHistory() {
  const { data, error, isFetching, refetch } = useForumListRedeemsQuery();
  return (
    <History
      rows={data?.transactions.map(rowOf)}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      empty={{
        title: copy.redeems.empty,
        text: `${points.perQuestion} points are one Oracle question.`,
        action: <ButtonLink to={siteRoutes.forumLearnMore}>How points come</ButtonLink>,
      }}
    />
  );
}
