import { useParams, useSearchParams } from 'react-router-dom';
import { useGetDiscussionQuery } from '@oracle-astra/shared/api';
import { pictures, siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader, TwoColumnLayout } from '@oracle-astra/shared/components';
import { Container, ErrorState, PageMeta, StateArt } from '@oracle-astra/shared/ui';
import { isNotFound } from '../api/api-errors';
import { formatAuthorName } from '../components/people/format-author-name';
import { NotFound } from '../components/not-found';
import { PostedCare } from '../components/care/posted-care';
import { useMarkSeen } from '../components/use-mark-seen';
import { Comments } from '../features/comments/comments';
import { DiscussionPost } from '../features/discussions/discussion-post';
import { DiscussionSkeleton } from '../features/discussions/discussion-skeleton';
import { StructuredData } from '../features/discussions/structured-data';
import { PointsSidebar } from '../features/points/points-sidebar';

/** /forum/:slug?did=&page=, where `page` is the page of comments. */
export function Component() {
  const t = useTranslations();
  const [params] = useSearchParams();
  const { slug = '' } = useParams();
  const did = params.get('did') ?? '';
  const { currentData, error, isFetching, refetch } = useGetDiscussionQuery(did, { skip: did === '' });
  if (did === '' || isNotFound(error)) {
    return <NotFound title={t('forum.discussion.notFound')}>{t('forum.discussion.deleted')}</NotFound>;
  }
  if (currentData === undefined && error !== undefined) {
    return (
      <>
        <UnloadedMeta />
        <PageHeader title={t('forum.nav.astroHub')} backLink={{ to: siteRoutes.forum({ page: '1' }), label: t('forum.nav.astroHub') }} />
        <Container>
          <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />
        </Container>
      </>
    );
  }
  return (
    <TwoColumnLayout>
      {currentData === undefined ? (
        <LoadingDiscussion />
      ) : (
        <LoadedDiscussion key={did} discussion={currentData.discussion} slug={slug} page={parsePageNumber(params)} />
      )}
      <PointsSidebar />
    </TwoColumnLayout>
  );
}

function UnloadedMeta() {
  const t = useTranslations();
  return <PageMeta title={t('forum.discussion.title')} description={t('forum.discussion.description')} />;
}

function LoadingDiscussion() {
  return (
    <>
      <UnloadedMeta />
      <DiscussionSkeleton />
    </>
  );
}

function LoadedDiscussion({ discussion, slug, page }: { discussion: Discussion; slug: string; page: number }) {
  const t = useTranslations();
  const { did, title, description, display_name, comment_count: count } = discussion;
  useMarkSeen({ did });
  return (
    <div className="stack-6">
      <PageMeta
        title={title}
        description={t('forum.discussion.descriptionOf', { text: description, name: formatAuthorName(display_name, t) })}
        canonical={siteRoutes.discussion(slugify(title), did)}
        picture={pictures.discussion(did)}
        type="article"
      />
      <StructuredData discussion={discussion} />
      <PostedCare />
      <DiscussionPost discussion={discussion} />
      <Comments did={did} slug={slug} page={page} count={count} />
    </div>
  );
}
