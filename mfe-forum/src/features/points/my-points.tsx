import { useId } from 'react';
import { useGetMyProfileQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, ButtonLink, Loading, Skeleton } from '@oracle-astra/shared/ui';
import { isHandleMissing } from '../../api/api-errors';
import { PointsSummary } from '../../components/points-summary';
import { SideTitle } from '../../components/titles.styles';
import { copy } from '../../copy';

/** The signed-in user's points; nothing for visitors. */
export function MyPoints() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <OwnPoints /> : null;
}

function OwnPoints() {
  const heading = useId();
  const { data, error } = useGetMyProfileQuery();
  if (data === undefined && error !== undefined && !isHandleMissing(error)) return null;
  return (
    <section className="stack" aria-labelledby={heading}>
      <SideTitle id={heading}>Astro Points</SideTitle>
      {data !== undefined ? (
        <>
          <PointsSummary earned={data.profile.astrohub_points} redeemed={data.profile.astrohub_redeemed_points} />
          <div>
            <ButtonLink small to={siteRoutes.profile()}>
              {copy.myPoints}
            </ButtonLink>
          </div>
        </>
      ) : error !== undefined ? (
        <p className="small mute">
          Points need a name in AstroHub. <AppLink to={siteRoutes.forumCreate}>How names work</AppLink>
        </p>
      ) : (
        <Loading label="Loading your points">
          <Skeleton $kind="block" />
        </Loading>
      )}
    </section>
  );
}
