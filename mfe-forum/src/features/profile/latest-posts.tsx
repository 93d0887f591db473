import { useId } from 'react';
import { useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { ButtonLink, EmptyState, ErrorState } from '@oracle-astra/shared/ui';
import { DiscussionListSkeleton } from '../../components/discussion-list-skeleton';
import { SideTitle } from '../../components/titles.styles';
import { copy } from '../../copy';
import { PostsHeader } from './latest-posts.styles';
import { PostRows } from './post-rows';

const maxPosts = 2;

interface LatestPostsProps {
  uid: string;
  name: string;
  isOwn: boolean;
}

/** The two latest posts of a user, with a link to all posts where there are more. */
export function LatestPosts({ uid, name, isOwn }: LatestPostsProps) {
  const heading = useId();
  const { currentData, isError, isFetching, refetch } = useListDiscussionsQuery({ uid, start: 1 });
  const posts = currentData?.discussions;
  return (
    <section aria-labelledby={heading}>
      <PostsHeader>
        <SideTitle id={heading}>{copy.posts}</SideTitle>
        {posts !== undefined && posts.length > maxPosts && (
          <ButtonLink variant="plain" small to={siteRoutes.activities(uid)}>
            {copy.viewAll}
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
  if (!isOwn) return <EmptyState level={3} art={<StateArt kind="empty" />} title={`${name} has no posts & discussions`} />;
  return (
    <EmptyState
      level={3}
      art={<StateArt kind="empty" />}
      title={copy.noPosts}
      action={<ButtonLink to={siteRoutes.forumCreate}>{copy.startDiscussion}</ButtonLink>}
    >
      A first discussion of your own earns {points.discussion} points.
    </EmptyState>
  );
}
