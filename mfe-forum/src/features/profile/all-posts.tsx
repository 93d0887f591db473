import { useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, EmptyState, ErrorState, StateArt } from '@oracle-astra/shared/ui';
import { DiscussionRows } from '../../components/posts/discussion-card.styles';
import { DiscussionListSkeleton } from '../../components/posts/discussion-list-skeleton';
import { PostRows } from './post-rows';
import { PostsPager } from './posts-pager';

/** One page of a user's posts. */
export function AllPosts({ uid, page, isOwn }: { uid: string; page: number; isOwn: boolean }) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useListDiscussionsQuery({ uid, start: page });
  if (currentData === undefined) {
    if (error !== undefined) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <DiscussionRows>
        <DiscussionListSkeleton />
      </DiscussionRows>
    );
  }
  const { discussions, page_count: pageCount } = currentData;
  return (
    <>
      {discussions.length === 0 ? (
        <EmptyState
          art={<StateArt kind="empty" />}
          title={t(isOwn && pageCount === 0 ? 'forum.posts.ownEmpty' : 'forum.posts.outOfRange')}
          action={pageCount > 0 && <ButtonLink to={siteRoutes.activities(uid, pageCount)}>{t('forum.list.lastPage')}</ButtonLink>}
        />
      ) : (
        <DiscussionRows>
          <PostRows posts={discussions} level={2} />
        </DiscussionRows>
      )}
      {discussions.length > 0 && <PostsPager uid={uid} page={page} pageCount={pageCount} />}
    </>
  );
}
