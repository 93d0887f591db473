import { useState } from 'react';
import { useGetMyProfileQuery, type ApiError } from '@oracle-astra/shared/api';
import { siteRoutes, slugify, type AddDiscussionRequest, type Discussion } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumEditDiscussionMutation } from '../../api/posts';
import { pickChanges } from '../../components/pick-changes';
import { PostForm } from './post-form';
import { getPostStars, toPostRequest, toPostValues } from './post-values';
import { usePosted } from './use-posted';

/** The form that edits the user's own discussion. */
export function EditForm({ discussion }: { discussion: Discussion }) {
  const t = useTranslations();
  const showPosted = usePosted();
  const { currentData } = useGetMyProfileQuery();
  const [edit] = useForumEditDiscussionMutation();
  const [initialValues] = useState(() => toPostValues(discussion));
  const { did, title } = discussion;
  const stars = getPostStars(discussion, currentData?.profile);

  async function save(request: AddDiscussionRequest): Promise<ApiError | undefined> {
    const { data, error } = await edit({ did, ...pickChanges(request, toPostRequest(initialValues, stars)) });
    if (error) return error as ApiError;
    showPosted(data, request.title, did);
    return undefined;
  }

  return (
    <PostForm
      draftKey={`forum-edit-${did}.1`}
      initialValues={initialValues}
      stars={stars}
      submitText={t('forum.edit.submit')}
      busyText={t('forum.busy.updating')}
      aside={
        <ButtonLink variant="plain" to={siteRoutes.discussion(slugify(title), did)}>
          {t('forum.actions.cancel')}
        </ButtonLink>
      }
      onSubmit={save}
    />
  );
}
