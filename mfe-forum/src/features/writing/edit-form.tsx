import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useGetMyProfileQuery, type ApiError } from '@oracle-astra/shared/api';
import { siteRoutes, slugify, type AddDiscussionRequest, type Discussion } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { useForumEditDiscussionMutation } from '../../api/posts';
import { showSuccess } from '../../components/show-failure';
import { pickChanges } from '../../components/pick-changes';
import { toPostedState } from '../../components/posted-care';
import { PostForm } from './post-form';
import { getPostStars, toPostRequest, toPostValues } from './post-values';

/** The form that changes one's own discussion. */
export function EditForm({ discussion }: { discussion: Discussion }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData } = useGetMyProfileQuery();
  const [edit] = useForumEditDiscussionMutation();
  const [initialValues] = useState(() => toPostValues(discussion));
  const { did, title } = discussion;
  const stars = getPostStars(discussion, currentData?.profile);

  async function save(request: AddDiscussionRequest): Promise<ApiError | undefined> {
    const { data, error } = await edit({ did, ...pickChanges(request, toPostRequest(initialValues, stars)) });
    if (error) return error as ApiError;
    showSuccess(data.message, t, dispatch);
    void navigate(siteRoutes.discussion(slugify(request.title), did), { state: toPostedState(data) });
    return undefined;
  }

  return (
    <PostForm
      draftKey={`forum-edit-${did}`}
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
