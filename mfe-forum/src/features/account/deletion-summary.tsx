import { useGetBalanceQuery, useGetMyProfileQuery } from '@oracle-astra/shared/api';
import { useSession } from '@oracle-astra/shared/session';
import { formatRupees } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { pluralize } from '../../components/pluralize';
import { copy } from '../../copy';

/** Lists what deleting an account erases, forfeits and keeps; signed-in users see their own amounts. */
export function DeletionSummary() {
  const { isSignedIn } = useSession();
  const { data: balance } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  const { data: me } = useGetMyProfileQuery(undefined, { skip: !isSignedIn });
  const lost =
    balance === undefined
      ? 'questions, predictions, points and wallet money that are left'
      : [
          pluralize(balance.oracle_questions + balance.astra_questions, 'question'),
          me && pluralize(me.profile.astrohub_points - me.profile.astrohub_redeemed_points, 'point'),
          formatRupees(Math.round(balance.wallet * 100), { paise: true }),
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <DescriptionList
      rows={[
        { term: 'Erased', value: 'mobile number, chats, birth details, e-mail, name and picture' },
        { term: 'Lost', value: lost },
        { term: 'Stays', value: `posts and comments, as “${copy.deletedUser}”` },
      ]}
    />
  );
}
