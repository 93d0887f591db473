import { useParams } from 'react-router-dom';
import { useGetDiscussionQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes, slugify } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { ButtonLink, ErrorState, Loading, Callout, PageMeta, SkeletonText, StatePanel } from '@oracle-astra/shared/ui';
import { isNotFound } from '../api/api-errors';
import { LoginPrompt } from '../components/login-prompt';
import { NotFound } from '../components/not-found';
import { OneColumn } from '../components/one-column.styles';
import { copy } from '../copy';
import { OwnPost } from '../features/writing/own-post';

/** /forum/edit-post/:postId */
export function Component() {
  const { postId = '' } = useParams();
  const { currentData, error } = useGetDiscussionQuery(postId);
  if (currentData === undefined && isNotFound(error)) {
    return <NotFound title="There is no post at this address">It may have been deleted since.</NotFound>;
  }
  return (
    <>
      <PageMeta title="Edit Post" description="Change the title, the text or the tags of a discussion that you have started in AstroHub." />
      <meta name="robots" content="noindex" />
      <PageHeader title="Edit Post" backLink={{ to: siteRoutes.forum({ page: '1' }), label: copy.forum }} />
      <OneColumn>
        <Content postId={postId} />
      </OneColumn>
    </>
  );
}

function Content({ postId }: { postId: string }) {
  const { isSignedIn, uid } = useSession();
  const { currentData, error, isFetching, refetch } = useGetDiscussionQuery(postId);
  if (!isSignedIn) return <LoginPrompt>Only its author can edit a post.</LoginPrompt>;
  if (currentData === undefined) {
    if (error !== undefined) return <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label="Loading the post">
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  const { discussion } = currentData;
  if (discussion.uid !== uid) {
    const discussionLink = (
      <ButtonLink to={siteRoutes.discussion(slugify(discussion.title), discussion.did)}>Read the discussion</ButtonLink>
    );
    return (
      <StatePanel title="This post is not yours" action={discussionLink}>
        Only its author can edit a post.
      </StatePanel>
    );
  }
  return (
    <>
      <OwnPost discussion={discussion} />
      <Callout>Changes to posts are not open on this server.</Callout>
    </>
  );
}
