import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '@oracle-astra/shared/session';
import { useHasPart } from '../frame/use-has-part';
import { isInstalledApp } from './installed-app';
import { wasAppPromoAsked } from './promo-seen';

const loadClaim = () => import(/* webpackChunkName: "app-promo-claim" */ './app-promo-claim');

type Claim = ComponentType<{ uid: string }>;

/** Claims the questions of the app promo, once per account, if the site runs as an installed app. */
export function InstalledAppHost() {
  const { uid } = useSession();
  const hasReward = useHasPart('rewardOfTheApp');
  const [Claim, setClaim] = useState<Claim | null>(null);
  useEffect(() => {
    if (!hasReward || uid === null || !isInstalledApp() || wasAppPromoAsked(uid)) return;
    loadClaim().then(
      ({ AppPromoClaim }) => setClaim(() => AppPromoClaim),
      // Without a connection the claim is repeated at the next start.
      () => undefined,
    );
  }, [uid, hasReward]);
  return Claim && uid !== null ? <Claim key={uid} uid={uid} /> : null;
}
