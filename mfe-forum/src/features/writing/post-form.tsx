import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAppDispatch, type ApiError } from '@oracle-astra/shared/api';
import { addDiscussionRequest, type AddDiscussionRequest } from '@oracle-astra/shared/contract';
import { TextAreaField, TextField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useDraftValues, type DraftKey } from '@oracle-astra/shared/session';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { refuseFields } from '../../components/refuse-fields';
import { useDraftCare } from '../../components/care/use-draft-care';
import { isTooLong, toPostRequest, type PostStars, type PostValues } from './post-values';
import { TagFields } from './tag-fields';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

interface PostFormProps {
  draftKey: DraftKey;
  initialValues: PostValues;
  stars: PostStars;
  submitText: string;
  busyText: string;
  /** Shown beside the button. */
  aside?: ReactNode;
  /** Sends the post; resolves to the refusal, to null if the person cancelled, and to undefined after success. */
  onSubmit: (post: AddDiscussionRequest) => Promise<ApiError | null | undefined>;
}

const fields = ['title', 'description'] as const;

/** The form of a discussion. The text survives failed calls and reloads. */
export function PostForm({ draftKey, initialValues, stars, submitText, busyText, aside, onSubmit }: PostFormProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { values, change: changeDraft, send } = useDraftValues(draftKey, initialValues);
  const care = useDraftCare();
  const toRequest = (typed: PostValues) => toPostRequest(typed, stars);
  const validatePost = validateWith<PostValues, AddDiscussionRequest>(addDiscussionRequest, { toRequest });
  const { errors, isSubmitting, change, submit, formProps } = useForm({
    values,
    onChange: changeDraft,
    // The server refuses a text that is too long, because it first reads whether help is needed.
    validate: (typed, translate) => (isTooLong(typed) ? { data: toRequest(typed) } : validatePost(typed, translate)),
    async onSubmit(post) {
      const deleteDraft = send();
      const error = await onSubmit({ ...post, ...care.postAnyway() });
      if (error === undefined) deleteDraft();
      else if (error !== null && !care.showCare({ error })) return refuseFields(error, fields, t, dispatch);
    },
  });
  return (
    <Form {...formProps}>
      <noscript>
        <Callout>{t('forum.writing.noScript')}</Callout>
      </noscript>
      <TextField
        label={t('forum.writing.title')}
        hint={t('forum.writing.titleHint')}
        name="title"
        autoComplete="off"
        value={values.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label={t('forum.writing.text')}
        name="description"
        rows={8}
        value={values.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TagFields stars={stars} values={values} onChange={change} />
      <div className="row">
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={busyText}>
          {submitText}
        </Button>
        {aside}
      </div>
      {care.card(submit, isSubmitting)}
    </Form>
  );
}
