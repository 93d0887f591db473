import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetMyProfileQuery, useGetProfileQuery } from '@oracle-astra/shared/api';
import { siteRoutes, type Profile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader, TwoColumnLayout } from '@oracle-astra/shared/components';
import { Container, ErrorState, PageMeta, StateArt } from '@oracle-astra/shared/ui';
import { isNotFound, isHandleMissing } from '../api/api-errors';
import { NotFound } from '../components/not-found';
import { PointsSidebar } from '../features/points/points-sidebar';
import { OwnProfileSidebar } from '../features/profile/own-profile-sidebar';
import { ProfileMain } from '../features/profile/profile-main';
import { ProfileSkeleton } from '../features/profile/profile-skeleton';

/** /profile?uid=; without a uid the user's own profile. */
export function Component() {
  const [params] = useSearchParams();
  const uid = params.get('uid');
  return uid ? <ProfileByUid uid={uid} /> : <OwnProfile />;
}

function OwnProfile() {
  const { currentData, error, isFetching, refetch } = useGetMyProfileQuery();
  if (isHandleMissing(error)) return <Navigate to={siteRoutes.forumCreate} replace />;
  if (currentData === undefined)
    return <UnloadedProfile isFailed={error !== undefined} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <LoadedProfile profile={currentData.profile} isOwn />;
}

function ProfileByUid({ uid }: { uid: string }) {
  const t = useTranslations();
  const isOwn = useSession().uid === uid;
  const { currentData, error, isFetching, refetch } = useGetProfileQuery(uid);
  if (isNotFound(error)) {
    if (isOwn) return <Navigate to={siteRoutes.forumCreate} replace />;
    return <NotFound title={t('forum.profile.notFound')}>{t('forum.profile.left')}</NotFound>;
  }
  if (currentData === undefined)
    return <UnloadedProfile isFailed={error !== undefined} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <LoadedProfile profile={currentData.profile} isOwn={isOwn} />;
}

function LoadedProfile({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const t = useTranslations();
  const { uid, display_name: name } = profile;
  return (
    <>
      <PageMeta title={name} description={t('forum.profile.descriptionOf', { name })} canonical={siteRoutes.profile(uid)} />
      <TwoColumnLayout>
        <ProfileMain profile={profile} isOwn={isOwn} />
        {isOwn ? <OwnProfileSidebar profile={profile} /> : <PointsSidebar />}
      </TwoColumnLayout>
    </>
  );
}

function UnloadedProfile({ isFailed, isBusy, onRetry }: { isFailed: boolean; isBusy: boolean; onRetry: () => void }) {
  const t = useTranslations();
  return (
    <>
      <PageMeta title={t('forum.nav.profile')} description={t('forum.profile.description')} />
      {isFailed ? (
        <>
          <PageHeader title={t('forum.nav.profile')} />
          <Container>
            <ErrorState art={<StateArt kind="error" />} busy={isBusy} onRetry={onRetry} />
          </Container>
        </>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}
