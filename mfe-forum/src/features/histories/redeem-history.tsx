import { points, siteRoutes, type RedeemTransaction } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumListRedeemsQuery } from '../../api/histories';
import { HistoryList } from './history-list';
import type { HistoryRow } from './history-rows';

const toRow = (
  { transaction_id: id, points_redeemed: redeemedPoints, questions_added: count, redeemed_at: at }: RedeemTransaction,
  t: Translate,
): HistoryRow => ({
  id,
  title: t('forum.redeems.questions', { count }),
  amount: <span className="gold">−{formatCount(redeemedPoints)}</span>,
  at,
  kind: t('forum.redeems.unit'),
});

/** The history of points redeemed for questions. */
export function RedeemHistory() {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useForumListRedeemsQuery();
  return (
    <HistoryList
      rows={data?.transactions.map((redeem) => toRow(redeem, t))}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      empty={{
        title: t('forum.redeems.empty'),
        text: t('forum.redeems.rate', { points: points.perQuestion }),
        action: <ButtonLink to={siteRoutes.forumLearnMore}>{t('forum.guide.title')}</ButtonLink>,
      }}
    />
  );
}
