import { useParams, useSearchParams } from 'react-router-dom';
import { useGetDiscussionQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes, slugify, type Discussion } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { PageHeader, TwoColumnLayout } from '@oracle-astra/shared/components';
import { ErrorState, PageMeta, Container } from '@oracle-astra/shared/ui';
import { isNotFound } from '../api/api-errors';
import { NotFound } from '../components/not-found';
import { copy } from '../copy';
import { Comments } from '../features/comments/comments';
import { DiscussionPost } from '../features/discussions/discussion-post';
import { DiscussionSkeleton } from '../features/discussions/discussion-skeleton';
import { PointsSidebar } from '../features/points/points-sidebar';

/** /forum/:slug?did=&page=, where `page` is the page of comments. */
export function Component() {
  const [params] = useSearchParams();
  const { slug = '' } = useParams();
  const did = params.get('did') ?? '';
  const { currentData, error, isFetching, refetch } = useGetDiscussionQuery(did, { skip: did === '' });
  if (did === '' || isNotFound(error)) {
    return <NotFound title="There is no discussion at this address">It may have been deleted since. The others are in the list.</NotFound>;
  }
  if (currentData === undefined && error !== undefined) {
    return (
      <>
        <PageMeta title="A discussion" description={defaultDescription} />
        <PageHeader title={copy.forum} backLink={{ to: siteRoutes.forum({ page: '1' }), label: copy.forum }} />
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
        <LoadedDiscussion discussion={currentData.discussion} slug={slug} page={parsePageNumber(params)} />
      )}
      <PointsSidebar />
    </TwoColumnLayout>
  );
}

const defaultDescription = 'A discussion in AstroHub, where people who share their stars ask, answer and compare what happened to them.';

function LoadingDiscussion() {
  return (
    <>
      <PageMeta title="A discussion" description={defaultDescription} />
      <DiscussionSkeleton />
    </>
  );
}

function LoadedDiscussion({ discussion, slug, page }: { discussion: Discussion; slug: string; page: number }) {
  const { did, title, description, display_name, comment_count: count } = discussion;
  return (
    <div className="stack-6">
      <PageMeta
        title={title}
        description={`${description} ${display_name} started this discussion in AstroHub: read what people who share these stars answered.`}
        canonical={siteRoutes.discussion(slugify(title), did)}
      />
      <DiscussionPost discussion={discussion} />
      <Comments did={did} slug={slug} page={page} count={count} />
    </div>
  );
}
