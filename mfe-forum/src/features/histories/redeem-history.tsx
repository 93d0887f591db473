import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumListRedeemsQuery, type Redeem } from '../../api/histories';
import { pluralize } from '../../components/pluralize';
import { copy } from '../../copy';
import { HistoryList } from './history-list';
import type { HistoryRow } from './history-rows';

const toRow = ({
  transaction_id: id,
  points_redeemed: redeemedPoints,
  questions_added: addedQuestions,
  redeemed_at: at,
}: Redeem): HistoryRow => ({
  id,
  title: pluralize(addedQuestions, 'Oracle question'),
  amount: <span className="gold">−{formatCount(redeemedPoints)}</span>,
  at,
  kind: 'points',
});

/** The history of points redeemed for questions. */
export function RedeemHistory() {
  const { data, error, isFetching, refetch } = useForumListRedeemsQuery();
  return (
    <HistoryList
      rows={data?.transactions.map(toRow)}
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
