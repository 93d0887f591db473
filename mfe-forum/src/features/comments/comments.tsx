import { useId } from 'react';
import styled from 'styled-components';
import { formatError, useListCommentsQuery } from '@oracle-astra/shared/api';
import { Pagination } from '@oracle-astra/shared/components';
import { ErrorState, Loading, SkeletonCard } from '@oracle-astra/shared/ui';
import { pluralize } from '../../components/pluralize';
import { SideTitle } from '../../components/titles.styles';
import { CommentList } from './comment-list';
import { commentsHref } from './comments-href';

// Keeps the footer below the fold, so that loading the comments causes no visible layout shift.
const FullHeight = styled.div`
  min-height: 100dvh;
`;

interface CommentsProps {
  did: string;
  slug: string;
  page: number;
  /** The number of comments on all pages. */
  count: number;
}

/** One page of a discussion's comments. */
export function Comments({ did, slug, page, count }: CommentsProps) {
  const heading = useId();
  return (
    <section id="comments" className="stack" aria-labelledby={heading}>
      <SideTitle id={heading}>{pluralize(count, 'comment')}</SideTitle>
      {count === 0 ? <p className="small mute">Nobody has answered yet.</p> : <CommentPage did={did} slug={slug} page={page} />}
    </section>
  );
}

function CommentPage({ did, slug, page }: Omit<CommentsProps, 'count'>) {
  const { currentData, error, isFetching, refetch } = useListCommentsQuery({ did, start: page });
  if (currentData === undefined) {
    if (error !== undefined)
      return (
        <ErrorState
          level={3}
          title="The comments did not load"
          message={formatError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    return (
      <FullHeight>
        <Loading label="Loading comments">
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      </FullHeight>
    );
  }
  return (
    <>
      {currentData.comments.length === 0 ? (
        <p className="small mute">There are no comments on this page.</p>
      ) : (
        <CommentList comments={currentData.comments} />
      )}
      <Pagination
        label="Pages of comments"
        page={page}
        pageCount={currentData.page_count}
        href={(target) => commentsHref(slug, did, target)}
      />
    </>
  );
}
