import type { AccountSummaryResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { useForumGetAccountSummaryQuery } from '../../api/account';
import { useIsOtherAccount } from './use-is-other-account';

/** Lists what is erased, lost and kept when an account is deleted; signed-in users see their amounts, unless they typed another number. */
export function DeletionSummary({ mobile }: { mobile: string }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const isOther = useIsOtherAccount(mobile);
  const { currentData } = useForumGetAccountSummaryQuery(undefined, { skip: !isSignedIn });
  const summary = isOther ? undefined : currentData;
  return (
    <DescriptionList
      rows={[
        { term: t('forum.deletion.erased'), value: summary === undefined ? t('forum.deletion.erasedItems') : formatErased(summary, t) },
        { term: t('forum.deletion.lost'), value: summary === undefined ? t('forum.deletion.lostItems') : formatLost(summary, t) },
        { term: t('forum.deletion.stays'), value: formatKept(summary, t) },
        { term: t('forum.deletion.keptForTime'), value: t('forum.deletion.keptForTimeItems') },
      ]}
    />
  );
}

type Summary = SuccessOf<AccountSummaryResponse>;

const formatErased = ({ births, chats, notifications }: Summary, t: Translate) =>
  t('forum.deletion.erasedAmounts', { births, chats, notifications });

function formatLost(summary: Summary, t: Translate): string {
  const { oracle_questions: oracle, astra_questions: astra, predictions, points, wallet } = summary;
  const money = formatRupees(Math.round(wallet * 100), { paise: true });
  const amounts = t('forum.deletion.lostAmounts', { oracle, astra, predictions, points, money });
  if (!summary.has_subscription) return amounts;
  return `${amounts}, ${t('forum.deletion.lostSubscription', { questions: summary.subscription_questions })}`;
}

function formatKept(summary: Summary | undefined, t: Translate): string {
  const name = t('forum.discussion.deletedUser');
  if (summary === undefined) return t('forum.deletion.staysItems', { name });
  return t('forum.deletion.staysAmounts', { discussions: summary.discussions, comments: summary.comments, name });
}
