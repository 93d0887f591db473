import { useId } from 'react';
import { siteRoutes, type Profile } from '@oracle-astra/shared/contract';
import { SideColumn } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { PointsSummary } from '../../components/points-summary';
import { SideTitle } from '../../components/titles.styles';
import { copy } from '../../copy';
import { AccountLinks } from './account-links';

/** The sidebar of the user's own profile: points and account links. */
export function OwnProfileSidebar({ profile }: { profile: Profile }) {
  const heading = useId();
  return (
    <SideColumn as="aside" aria-label="Your points">
      <section className="stack" aria-labelledby={heading}>
        <SideTitle id={heading}>Astro Points</SideTitle>
        <PointsSummary earned={profile.astrohub_points} redeemed={profile.astrohub_redeemed_points} />
        <div className="row">
          <ButtonLink small to={siteRoutes.balance}>
            {copy.transferQuestions}
          </ButtonLink>
        </div>
      </section>
      <AccountLinks />
    </SideColumn>
  );
}
