import { useGetBalanceQuery, useGetMyProfileQuery } from '@oracle-astra/shared/api';
import type { BalanceResponse, Profile } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';

/** Lists what deleting an account erases, forfeits and keeps; signed-in users see their own amounts. */
export function DeletionSummary() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { data: balance } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  const { data: me } = useGetMyProfileQuery(undefined, { skip: !isSignedIn });
  return (
    <DescriptionList
      rows={[
        { term: t('forum.deletion.erased'), value: t('forum.deletion.erasedItems') },
        { term: t('forum.deletion.lost'), value: formatLost(balance, me?.profile, t) },
        { term: t('forum.deletion.stays'), value: t('forum.deletion.staysItems', { name: t('forum.discussion.deletedUser') }) },
      ]}
    />
  );
}

type Balance = Extract<BalanceResponse, { status: 'success' }>;

function formatLost(balance: Balance | undefined, profile: Profile | undefined, t: Translate): string {
  if (balance === undefined) return t('forum.deletion.lostItems');
  const questions = balance.oracle_questions + balance.astra_questions;
  const money = formatRupees(Math.round(balance.wallet * 100), { paise: true });
  if (profile === undefined) return t('forum.deletion.lostAmounts', { questions, money });
  const points = profile.astrohub_points - profile.astrohub_redeemed_points;
  return t('forum.deletion.lostAmountsWithPoints', { questions, points, money });
}
