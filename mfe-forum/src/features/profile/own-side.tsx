import { useId } from 'react';
import { siteRoutes, type Profile } from '@oracle-astra/shared/contract';
import { SideColumn } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { PointsLedger } from '../../parts/points-ledger';
import { SideTitle } from '../../parts/titles';
import { Elsewhere } from './elsewhere';

/** The column beside one's own profile: points, and what else is one's own. */
export function OwnSide({ profile }: { profile: Profile }) {
  const heading = useId();
  return (
    <SideColumn as="aside" aria-label="Your points">
      <section className="stack" aria-labelledby={heading}>
        <SideTitle id={heading}>Astro Points</SideTitle>
        <PointsLedger earned={profile.astrohub_points} redeemed={profile.astrohub_redeemed_points} />
        <div className="row">
          <ButtonLink small to={siteRoutes.balance}>
            {copy.transferQuestions}
          </ButtonLink>
        </div>
      </section>
      <Elsewhere />
    </SideColumn>
  );
}
