import { formatError, useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatRelative } from '@oracle-astra/shared/format';
import { StateArt } from '@oracle-astra/shared/art';
import { useNow } from '@oracle-astra/shared/session';
import { Pagination } from '@oracle-astra/shared/components';
import { ErrorState } from '@oracle-astra/shared/ui';
import { Byline } from '../../parts/byline';
import { Talk } from '../../parts/talk';
import { TalkBones } from '../../parts/talk-bones';
import { TalkRows } from '../../parts/talk-look';
import { freshSeconds } from './fresh';
import { NothingListed } from './nothing-listed';

/** One page of the discussions, newest first, or of those that a search found. */
export function DiscussionList({ start, query }: { start: number; query?: string }) {
  const now = useNow();
  const { currentData, error, isFetching, refetch } = useListDiscussionsQuery(
    { start, ...(query === undefined ? {} : { query }) },
    { refetchOnMountOrArgChange: freshSeconds },
  );
  if (currentData === undefined) {
    if (error !== undefined) return <ErrorState art={<StateArt kind="error" />} {...(query !== undefined && { message: formatError(error) })} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <TalkRows>
        <TalkBones />
      </TalkRows>
    );
  }
  const { discussions, page_count: pageCount, note } = currentData;
  if (discussions.length === 0) return <NothingListed query={query} note={note} beyondEnd={pageCount > 0} />;
  return (
    <>
      <TalkRows>
        {discussions.map((discussion) => (
          <Talk
            key={discussion.did}
            discussion={discussion}
            latest
            head={<Byline author={discussion} at={discussion.created_at} atText={formatRelative(discussion.created_at, now)} />}
          />
        ))}
      </TalkRows>
      <Pagination page={start} pageCount={pageCount} href={(page) => siteRoutes.forum({ page: String(page), query })} />
    </>
  );
}
