import { useId } from 'react';
import { useGetMyProfileQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, ButtonLink, Loading, Skeleton } from '@oracle-astra/shared/ui';
import { words } from '../../copy';
import { isHandleMissing } from '../../parts/failures';
import { PointsLedger } from '../../parts/points-ledger';
import { SideTitle } from '../../parts/titles';

/** The reader's own points, for who is signed in. */
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
          <PointsLedger earned={data.profile.astrohub_points} redeemed={data.profile.astrohub_redeemed_points} />
          <div>
            <ButtonLink small to={siteRoutes.profile()}>
              {words.myPoints}
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
