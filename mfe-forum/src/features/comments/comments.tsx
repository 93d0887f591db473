import { useId } from 'react';
import styled from 'styled-components';
import { formatError, useListCommentsQuery } from '@oracle-astra/shared/api';
import { Pagination } from '@oracle-astra/shared/components';
import { ErrorState, Loading, SkeletonCard } from '@oracle-astra/shared/ui';
import { counted } from '../../parts/counted';
import { SideTitle } from '../../parts/titles';
import { CommentRows } from './comment-rows';
import { commentsHref } from './comments-href';

// What stands below waits out of sight, so that nothing moves when the comments come.
const Room = styled.div`
  min-height: 100dvh;
`;

interface CommentsProps {
  did: string;
  slug: string;
  page: number;
  /** How many there are on all pages. */
  count: number;
}

/** One page of what was said to a discussion. */
export function Comments({ did, slug, page, count }: CommentsProps) {
  const heading = useId();
  return (
    <section id="comments" className="stack" aria-labelledby={heading}>
      <SideTitle id={heading}>{counted(count, 'comment')}</SideTitle>
      {count === 0 ? <p className="small mute">Nobody has answered yet.</p> : <CommentPage did={did} slug={slug} page={page} />}
    </section>
  );
}

function CommentPage({ did, slug, page }: Omit<CommentsProps, 'count'>) {
  const { currentData, error, isFetching, refetch } = useListCommentsQuery({ did, start: page });
  if (currentData === undefined) {
    if (error !== undefined) return <ErrorState level={3} title="The comments did not load" message={formatError(error)} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Room>
        <Loading label="Loading comments">
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      </Room>
    );
  }
  return (
    <>
      {currentData.comments.length === 0 ? (
        <p className="small mute">There are no comments on this page.</p>
      ) : (
        <CommentRows comments={currentData.comments} />
      )}
      <Pagination label="Pages of comments" page={page} pageCount={currentData.page_count} href={(one) => commentsHref(slug, did, one)} />
    </>
  );
}
