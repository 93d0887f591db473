import { useListPostsQuery } from '@oracle-astra/shared/api';
import { blogPageSize, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Pagination } from '@oracle-astra/shared/components';
import { EmptyState, ErrorState, StateArt } from '@oracle-astra/shared/ui';
import { PostCard, PostGrid } from './post-card';
import { PostListSkeleton } from './post-list-skeleton';

/** One page of posts with pagination, or its error, loading or empty state. */
export function PostList({ page }: { page: number }) {
  const t = useTranslations();
  const { currentData: data, error, isFetching, refetch } = useListPostsQuery({ page, perPage: blogPageSize.list });
  if (data && data.posts.length > 0) {
    return (
      <>
        <PostGrid $spacious>
          {data.posts.map((post, index) => (
            <PostCard key={post.id} post={post} level={2} lazy={index > 2} />
          ))}
        </PostGrid>
        <Pagination page={page} pageCount={data.pageCount} href={siteRoutes.blogs} />
      </>
    );
  }
  if (data) return <EmptyState art={<StateArt kind="empty" />} title={t('content.blogs.none')} />;
  if (error) return <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />;
  return <PostListSkeleton count={blogPageSize.list} spacious />;
}
