import { Suspense } from 'react';
import { formatError, useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatRelative } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { Pagination } from '@oracle-astra/shared/components';
import { ErrorState, StateArt } from '@oracle-astra/shared/ui';
import { Byline } from '../../components/posts/byline';
import { DiscussionCard } from '../../components/posts/discussion-card';
import { DiscussionRows } from '../../components/posts/discussion-card.styles';
import { DiscussionListSkeleton } from '../../components/posts/discussion-list-skeleton';
import { FailureCare } from '../../components/care/failure-care';
import { HelplinesCard } from '../../components/care/helplines-card';
import { EmptyDiscussionList } from './empty-discussion-list';

const refetchAfterSeconds = 30;

/** One page of the discussions, newest first, or of the results of a search. */
export function DiscussionList({ start, query }: { start: number; query?: string }) {
  const t = useTranslations();
  const now = useNow();
  const { currentData, error, isFetching, refetch } = useListDiscussionsQuery(
    { start, ...(query === undefined ? {} : { query }) },
    { refetchOnMountOrArgChange: refetchAfterSeconds },
  );
  if (currentData === undefined) {
    if (error !== undefined)
      return (
        <>
          {query !== undefined && <FailureCare error={error} />}
          <ErrorState
            art={<StateArt kind="error" />}
            {...(query !== undefined && { message: formatError(error, t) })}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      );
    return (
      <DiscussionRows>
        <DiscussionListSkeleton />
      </DiscussionRows>
    );
  }
  const { discussions, page_count: pageCount, note, care } = currentData;
  if (discussions.length === 0)
    return (
      <>
        {care && <HelplinesCard care={care} />}
        <EmptyDiscussionList query={query} note={note} pageCount={pageCount} />
      </>
    );
  return (
    <>
      {care && <HelplinesCard care={care} />}
      <DiscussionRows>
        {discussions.map((discussion) => (
          // A boundary for each card, so that it is hydrated after the page around it, or when it is touched.
          <Suspense key={discussion.did}>
            <DiscussionCard
              discussion={discussion}
              showLatest
              query={query}
              header={<Byline author={discussion} at={discussion.created_at} atText={formatRelative(discussion.created_at, now, t)} />}
            />
          </Suspense>
        ))}
      </DiscussionRows>
      <Pagination page={start} pageCount={pageCount} href={(page) => siteRoutes.forum({ page: String(page), query })} />
    </>
  );
}
