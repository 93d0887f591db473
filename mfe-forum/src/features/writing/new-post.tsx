import { useEffect, useEffectEvent } from 'react';
import { useGetMyProfileQuery, type ApiError } from '@oracle-astra/shared/api';
import { points, type AddDiscussionRequest } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { isHandleMissing } from '../../api/api-errors';
import { useForumAddDiscussionMutation } from '../../api/posts';
import { useHandle } from '../../components/people/use-handle';
import { HandleStatus } from './handle-status';
import { PostForm } from './post-form';
import { emptyPost, getProfileStars } from './post-values';
import { usePosted } from './use-posted';

/** The form of a new discussion, with the name under which it is posted. Without a name, the dialog that registers one opens at once. */
export function NewPost() {
  const t = useTranslations();
  const showPosted = usePosted();
  const { currentData, error } = useGetMyProfileQuery();
  const [add] = useForumAddDiscussionMutation();
  const { withHandle, ask, dialog } = useHandle();
  const isMissing = currentData === undefined && isHandleMissing(error);
  const askFirst = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isMissing) askFirst();
  }, [isMissing]);

  async function post(request: AddDiscussionRequest): Promise<ApiError | null | undefined> {
    const result = await withHandle(() => add(request));
    if (result === null) return null;
    if (result.error) return result.error as ApiError;
    showPosted(result.data, request.title, result.data.did);
    return undefined;
  }

  return (
    <>
      <HandleStatus onChoose={() => void ask()} />
      <PostForm
        draftKey="forum-post.1"
        initialValues={emptyPost}
        stars={getProfileStars(currentData?.profile)}
        submitText={t('forum.writing.submit')}
        busyText={t('forum.busy.posting')}
        aside={
          <p className="tiny mute">
            {t.rich('forum.writing.adds', { points: points.discussion, gold: (text) => <span className="gold">{text}</span> })}
          </p>
        }
        onSubmit={post}
      />
      {dialog}
    </>
  );
}
