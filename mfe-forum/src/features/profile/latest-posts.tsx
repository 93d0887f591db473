import { useId } from 'react';
import { useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, EmptyState, ErrorState, StateArt } from '@oracle-astra/shared/ui';
import { DiscussionListSkeleton } from '../../components/posts/discussion-list-skeleton';
import { SideTitle } from '../../components/titles.styles';
import { PostsHeader } from './latest-posts.styles';
import { PostRows } from './post-rows';

const maxPosts = 2;

interface LatestPostsProps {
  uid: string;
  name: string;
  isOwn: boolean;
}

/** The two latest posts of a user, with a link to all posts if there are more. */
export function LatestPosts({ uid, name, isOwn }: LatestPostsProps) {
  const t = useTranslations();
  const heading = useId();
  const { currentData, isError, isFetching, refetch } = useListDiscussionsQuery({ uid, start: 1 });
  const posts = currentData?.discussions;
  return (
    <section aria-labelledby={heading}>
      <PostsHeader>
        <SideTitle id={heading}>{t('forum.posts.title')}</SideTitle>
        {posts !== undefined && posts.length > maxPosts && (
          <ButtonLink variant="plain" small to={siteRoutes.activities(uid)}>
            {t('forum.posts.viewAll')}
          </ButtonLink>
        )}
      </PostsHeader>
      {posts === undefined ? (
        isError ? (
          <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <DiscussionListSkeleton count={maxPosts} />
        )
      ) : posts.length === 0 ? (
        <NoPosts name={name} isOwn={isOwn} />
      ) : (
        <PostRows posts={posts.slice(0, maxPosts)} level={3} />
      )}
    </section>
  );
}

function NoPosts({ name, isOwn }: Omit<LatestPostsProps, 'uid'>) {
  const t = useTranslations();
  if (!isOwn) return <EmptyState level={3} art={<StateArt kind="empty" />} title={t('forum.posts.emptyOf', { name })} />;
  return (
    <EmptyState
      level={3}
      art={<StateArt kind="empty" />}
      title={t('forum.posts.ownEmpty')}
      action={<ButtonLink to={siteRoutes.forumCreate}>{t('forum.list.start')}</ButtonLink>}
    >
      {t('forum.posts.firstEarns', { points: points.discussion })}
    </EmptyState>
  );
}
