import { useId } from 'react';
import { useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { ButtonLink, EmptyState, ErrorState } from '@oracle-astra/shared/ui';
import { copy, words } from '../../copy';
import { TalkBones } from '../../parts/talk-bones';
import { SideTitle } from '../../parts/titles';
import { PostRows } from './post-rows';
import { PostsHead } from './posts-head';

const shown = 2;

interface LatestPostsProps {
  uid: string;
  name: string;
  own: boolean;
}

/** The two latest posts of a person, and the way to the rest where there are more. */
export function LatestPosts({ uid, name, own }: LatestPostsProps) {
  const heading = useId();
  const { currentData, isError, isFetching, refetch } = useListDiscussionsQuery({ uid, start: 1 });
  const posts = currentData?.discussions;
  return (
    <section aria-labelledby={heading}>
      <PostsHead>
        <SideTitle id={heading}>{words.posts}</SideTitle>
        {posts !== undefined && posts.length > shown && (
          <ButtonLink variant="plain" small to={siteRoutes.activities(uid)}>
            {copy.viewAll}
          </ButtonLink>
        )}
      </PostsHead>
      {posts === undefined ? (
        isError ? (
          <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <TalkBones count={shown} />
        )
      ) : posts.length === 0 ? (
        <NoPosts name={name} own={own} />
      ) : (
        <PostRows posts={posts.slice(0, shown)} level={3} />
      )}
    </section>
  );
}

function NoPosts({ name, own }: Omit<LatestPostsProps, 'uid'>) {
  if (!own) return <EmptyState level={3} art={<StateArt kind="empty" />} title={`${name} has no posts & discussions`} />;
  return (
    <EmptyState level={3} art={<StateArt kind="empty" />} title={copy.noPosts} action={<ButtonLink to={siteRoutes.forumCreate}>{copy.startDiscussion}</ButtonLink>}>
      A first discussion of your own earns {points.discussion} points.
    </EmptyState>
  );
}
