import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetMyProfileQuery, useGetProfileQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes, type Profile } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader, TwoColumnLayout } from '@oracle-astra/shared/components';
import { ErrorState, PageMeta, Container } from '@oracle-astra/shared/ui';
import { OwnSide } from '../features/profile/own-side';
import { ProfileBones } from '../features/profile/profile-bones';
import { ProfileMain } from '../features/profile/profile-main';
import { isMissing, isHandleMissing } from '../parts/failures';
import { Missing } from '../parts/missing';

/** /profile?uid=, one's own without a uid. */
export function Component() {
  const [params] = useSearchParams();
  const uid = params.get('uid');
  return uid ? <OneProfile uid={uid} /> : <OwnProfile />;
}

function OwnProfile() {
  const { currentData, error, isFetching, refetch } = useGetMyProfileQuery();
  if (isHandleMissing(error)) return <Navigate to={siteRoutes.forumCreate} replace />;
  if (currentData === undefined) return <NotThere failed={error !== undefined} busy={isFetching} onRetry={() => void refetch()} />;
  return <Whole profile={currentData.profile} own />;
}

function OneProfile({ uid }: { uid: string }) {
  const own = useSession().uid === uid;
  const { currentData, error, isFetching, refetch } = useGetProfileQuery(uid);
  if (isMissing(error)) {
    if (own) return <Navigate to={siteRoutes.forumCreate} replace />;
    return <Missing title="There is no profile at this address">Its owner may have left AstroHub.</Missing>;
  }
  if (currentData === undefined) return <NotThere failed={error !== undefined} busy={isFetching} onRetry={() => void refetch()} />;
  return <Whole profile={currentData.profile} own={own} />;
}

function Whole({ profile, own }: { profile: Profile; own: boolean }) {
  const { uid, display_name: name } = profile;
  return (
    <>
      <PageMeta title={name} description={`${name} in AstroHub: rashi, nakshatra and mahadasha, Astro Points, and the latest posts and discussions.`} canonical={siteRoutes.profile(uid)} />
      <TwoColumnLayout>
        <ProfileMain profile={profile} own={own} />
        {own && <OwnSide profile={profile} />}
      </TwoColumnLayout>
    </>
  );
}

function NotThere({ failed, busy, onRetry }: { failed: boolean; busy: boolean; onRetry: () => void }) {
  return (
    <>
      <PageMeta title="Profile" description="A profile in AstroHub, with rashi, nakshatra and mahadasha, Astro Points, and the latest posts." />
      {failed ? (
        <>
          <PageHeader title="Profile" />
          <Container>
            <ErrorState art={<StateArt kind="error" />} busy={busy} onRetry={onRetry} />
          </Container>
        </>
      ) : (
        <ProfileBones />
      )}
    </>
  );
}
