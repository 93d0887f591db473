import styled from 'styled-components';
import { formatCount } from '@oracle-astra/shared/format';
import { siteRoutes, type Profile } from '@oracle-astra/shared/contract';
import { BackLink } from '@oracle-astra/shared/components';
import { Callout } from '@oracle-astra/shared/ui';
import { words } from '../../copy';
import { LatestPosts } from './latest-posts';
import { OwnDetails } from './own-details';
import { Person } from './person';
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

/** A profile as its owner, or anyone else, may see it. */
export function ProfileMain({ profile, own }: { profile: Profile; own: boolean }) {
  const { uid, display_name: name } = profile;
  const closed = !own && profile.is_private === 1;
  return (
    <div className="stack-6">
      <BackLink to={siteRoutes.forum({ page: '1' })}>{words.forum}</BackLink>
      <Person profile={profile} own={own} />
      {closed ? (
        <Callout icon="lock">{name} keeps stars, points and posts private. What {name} writes in AstroHub stays visible there.</Callout>
      ) : (
        <>
          <Stars {...profile} />
          {own ? <OwnDetails {...profile} /> : <TheirPoints points={profile.astrohub_points} />}
          <LatestPosts uid={uid} name={name} own={own} />
        </>
      )}
    </div>
  );
}

function TheirPoints({ points }: { points: number }) {
  return (
    <Points>
      <span className="small">Astro Points</span>
      <b className="gold">{formatCount(points)}</b>
    </Points>
  );
}
