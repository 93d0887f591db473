import styled from 'styled-components';
import { formatCount } from '@oracle-astra/shared/format';
import { siteRoutes, type Profile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { BackLink } from '@oracle-astra/shared/components';
import { Callout } from '@oracle-astra/shared/ui';
import { LatestPosts } from './latest-posts';
import { OwnActions } from './own-actions';
import { OwnDetails } from './own-details';
import { ProfileHeader } from './profile-header';
import { Stars } from './stars';

const Points = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-4);
  b {
    font: 500 var(--t-xl) / var(--l-xl) var(--serif);
    font-variant-numeric: tabular-nums;
  }
`;

/** The main column of a profile. Stars, points and posts of a private profile are shown only to its owner. */
export function ProfileMain({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const t = useTranslations();
  const { uid, display_name: name } = profile;
  const isHidden = !isOwn && profile.is_private === 1;
  return (
    <div className="stack-6">
      <BackLink to={siteRoutes.forum({ page: '1' })}>{t('forum.nav.astroHub')}</BackLink>
      <ProfileHeader profile={profile} isOwn={isOwn} />
      {isHidden ? (
        <Callout icon="lock">{t('forum.profile.hidden', { name })}</Callout>
      ) : (
        <>
          <Stars {...profile} />
          {isOwn ? <OwnPart profile={profile} /> : <PublicPoints points={profile.astrohub_points} />}
          <LatestPosts uid={uid} name={name} isOwn={isOwn} />
        </>
      )}
    </div>
  );
}

function PublicPoints({ points }: { points: number }) {
  const t = useTranslations();
  return (
    <Points>
      <span className="small">{t('forum.points.name')}</span>
      <b className="gold">{formatCount(points)}</b>
    </Points>
  );
}

function OwnPart({ profile }: { profile: Profile }) {
  return (
    <>
      <OwnDetails {...profile} />
      <OwnActions profile={profile} />
    </>
  );
}
