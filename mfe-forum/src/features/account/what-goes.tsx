import { useGetBalanceQuery, useGetMyProfileQuery } from '@oracle-astra/shared/api';
import { useSession } from '@oracle-astra/shared/session';
import { formatRupees } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { counted } from '../../parts/counted';

/** What deleting an account erases, loses and leaves; for who is signed in, in figures. */
export function WhatGoes() {
  const { isSignedIn } = useSession();
  const { data: balance } = useGetBalanceQuery(undefined, { skip: !isSignedIn });
  const { data: me } = useGetMyProfileQuery(undefined, { skip: !isSignedIn });
  const lost =
    balance === undefined
      ? 'questions, predictions, points and wallet money that are left'
      : [
          counted(balance.oracle_questions + balance.astra_questions, 'question'),
          me && counted(me.profile.astrohub_points - me.profile.astrohub_redeemed_points, 'point'),
          formatRupees(Math.round(balance.wallet * 100), { paise: true }),
        ].filter(Boolean).join(', ');
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
