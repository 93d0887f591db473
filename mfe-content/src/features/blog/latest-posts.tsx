import { useListPostsQuery } from '@oracle-astra/shared/api';
import { blogPageSize, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Section } from '@oracle-astra/shared/components';
import { ButtonLink, ErrorState } from '@oracle-astra/shared/ui';
import { PostCard, PostGrid } from './post-card';
import { PostListSkeleton } from './post-list-skeleton';

/** The newest posts, as a section of the home page. */
export function LatestPosts() {
  const t = useTranslations();
  const { currentData: data, isError, isFetching, refetch } = useListPostsQuery({ page: 1, perPage: blogPageSize.home });
  const allPostsLink = (
    <ButtonLink variant="plain" to={siteRoutes.blogs()}>
      {t('content.latest.all')}
    </ButtonLink>
  );
  return (
    <Section title={t('content.latest.title')} actions={allPostsLink}>
      {!data && isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <PostListSkeleton count={blogPageSize.home} />}
      {data?.posts.length === 0 && <p className="mute">{t('content.latest.none')}</p>}
      {data && data.posts.length > 0 && (
        <PostGrid>
          {data.posts.map((post) => (
            <PostCard key={post.id} post={post} level={3} lazy />
          ))}
        </PostGrid>
      )}
    </Section>
  );
}
