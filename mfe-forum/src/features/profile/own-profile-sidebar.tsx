import { useId } from 'react';
import { siteRoutes, type Profile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { SideColumn } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { PointsSummary } from '../../components/people/points-summary';
import { RedeemButton } from '../../components/people/redeem-button';
import { SideTitle } from '../../components/titles.styles';
import { AccountLinks } from './account-links';

/** The sidebar of the user's own profile: points and account links. */
export function OwnProfileSidebar({ profile }: { profile: Profile }) {
  const t = useTranslations();
  const heading = useId();
  return (
    <SideColumn as="aside" aria-label={t('forum.points.yours')}>
      <section className="stack" aria-labelledby={heading}>
        <SideTitle id={heading}>{t('forum.points.name')}</SideTitle>
        <PointsSummary earned={profile.astrohub_points} redeemed={profile.astrohub_redeemed_points} />
        <div className="row">
          <RedeemButton profile={profile} />
          <ButtonLink small to={siteRoutes.balance}>
            {t('forum.profile.transfer')}
          </ButtonLink>
        </div>
      </section>
      <AccountLinks />
    </SideColumn>
  );
}
