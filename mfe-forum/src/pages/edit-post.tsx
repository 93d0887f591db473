import { useParams } from 'react-router-dom';
import { useGetDiscussionQuery } from '@oracle-astra/shared/api';
import { siteRoutes, slugify } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { ButtonLink, ErrorState, Loading, PageMeta, SkeletonText, StateArt, StatePanel } from '@oracle-astra/shared/ui';
import { isNotFound } from '../api/api-errors';
import { LoginPrompt } from '../components/people/login-prompt';
import { NotFound } from '../components/not-found';
import { OneColumn } from '../components/one-column.styles';
import { BanGate } from '../components/people/ban-gate';
import { EditForm } from '../features/writing/edit-form';

/** /forum/edit-post/:postId */
export function Component() {
  const t = useTranslations();
  const { postId = '' } = useParams();
  const { currentData, error } = useGetDiscussionQuery(postId);
  if (currentData === undefined && isNotFound(error)) {
    return <NotFound title={t('forum.edit.notFound')}>{t('forum.edit.deleted')}</NotFound>;
  }
  return (
    <>
      <PageMeta title={t('forum.edit.title')} description={t('forum.edit.description')} />
      <meta name="robots" content="noindex" />
      <PageHeader title={t('forum.edit.title')} backLink={{ to: siteRoutes.forum({ page: '1' }), label: t('forum.nav.astroHub') }} />
      <OneColumn>
        <Content postId={postId} />
      </OneColumn>
    </>
  );
}

function Content({ postId }: { postId: string }) {
  const t = useTranslations();
  const { isSignedIn, uid } = useSession();
  const { currentData, error, isFetching, refetch } = useGetDiscussionQuery(postId);
  if (!isSignedIn) return <LoginPrompt>{t('forum.edit.ownOnly')}</LoginPrompt>;
  if (currentData === undefined) {
    if (error !== undefined) return <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label={t('forum.edit.loading')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  const { discussion } = currentData;
  if (discussion.uid !== uid) {
    const discussionLink = (
      <ButtonLink to={siteRoutes.discussion(slugify(discussion.title), discussion.did)}>{t('forum.edit.read')}</ButtonLink>
    );
    return (
      <StatePanel title={t('forum.edit.notYours')} action={discussionLink}>
        {t('forum.edit.ownOnly')}
      </StatePanel>
    );
  }
  return (
    <BanGate>
      <EditForm key={discussion.did} discussion={discussion} />
    </BanGate>
  );
}
