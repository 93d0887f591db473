import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { formatError, useListCommentsQuery } from '@oracle-astra/shared/api';
import { forumLimits } from '@oracle-astra/shared/contract';
import { useBooleanFlagValue } from '@oracle-astra/shared/flags';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useIsOnPage, useSession } from '@oracle-astra/shared/session';
import { Pagination } from '@oracle-astra/shared/components';
import { AppLink, ErrorState, Loading, SkeletonCard } from '@oracle-astra/shared/ui';
import { SideTitle } from '../../components/titles.styles';
import { CommentBox } from './comment-box';
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
  const t = useTranslations();
  const heading = useId();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  // Authors also see their hidden comments, which the count excludes.
  const { isSignedIn } = useSession();
  const isAfterComments = useBooleanFlagValue('forum.commentsFirst', false);

  // Comments are sorted by age, so a new one is on the last page.
  function showLast(last = Math.ceil((count + 1) / forumLimits.pageSize)): string | undefined {
    const to = commentsHref(slug, did, last);
    if (!isOnPage()) return to;
    if (last !== page) void navigate(to);
    return undefined;
  }

  const list =
    count === 0 && !isSignedIn ? (
      <p className="small mute">{t('forum.comments.none')}</p>
    ) : (
      <CommentPage did={did} slug={slug} page={page} />
    );
  const box = <CommentBox key={did} did={did} onAdded={showLast} />;
  return (
    <section id="comments" className="stack" aria-labelledby={heading}>
      <SideTitle id={heading}>{t('forum.discussion.comments', { count })}</SideTitle>
      {isAfterComments ? (
        <>
          {list}
          {box}
        </>
      ) : (
        <>
          {box}
          {list}
        </>
      )}
    </section>
  );
}

function CommentPage({ did, slug, page }: Omit<CommentsProps, 'count'>) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useListCommentsQuery({ did, start: page });
  if (currentData === undefined) {
    if (error !== undefined)
      return (
        <ErrorState
          level={3}
          title={t('forum.comments.failed')}
          message={formatError(error, t)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    return (
      <FullHeight>
        <Loading label={t('forum.comments.loading')}>
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      </FullHeight>
    );
  }
  return (
    <>
      {currentData.comments.length === 0 ? (
        <p className="small mute">
          <span>{t(currentData.page_count === 0 ? 'forum.comments.none' : 'forum.comments.outOfRange')}</span>{' '}
          {currentData.page_count > 0 && (
            <AppLink to={commentsHref(slug, did, currentData.page_count)}>{t('forum.comments.lastPage')}</AppLink>
          )}
        </p>
      ) : (
        <CommentList comments={currentData.comments} did={did} />
      )}
      <Pagination
        label={t('forum.comments.pages')}
        page={page}
        pageCount={currentData.page_count}
        href={(target) => commentsHref(slug, did, target)}
      />
    </>
  );
}
