import { useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { EmptyState, ErrorState } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { TalkBones } from '../../parts/talk-bones';
import { TalkRows } from '../../parts/talk-look';
import { PostRows } from './post-rows';
import { TurnPages } from './turn-pages';

/** One page of a person's posts. */
export function AllPosts({ uid, page, own }: { uid: string; page: number; own: boolean }) {
  const { currentData, error, isFetching, refetch } = useListDiscussionsQuery({ uid, start: page });
  if (currentData === undefined) {
    if (error !== undefined) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <TalkRows>
        <TalkBones />
      </TalkRows>
    );
  }
  const { discussions, page_count: pageCount } = currentData;
  return (
    <>
      {discussions.length === 0 ? (
        <EmptyState art={<StateArt kind="empty" />} title={own && pageCount === 0 ? copy.noPosts : 'There are no posts to show here'} />
      ) : (
        <TalkRows>
          <PostRows posts={discussions} level={2} />
        </TalkRows>
      )}
      <TurnPages uid={uid} page={page} pageCount={pageCount} />
    </>
  );
}
