import { useId } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { forumLimits, points } from '@oracle-astra/shared/contract';
import { track } from '@oracle-astra/shared/flags';
import { TextAreaField, useForm, type ValidationResult } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useDraftValues, useSession } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { useForumAddCommentMutation } from '../../api/posts';
import { BanGate } from '../../components/people/ban-gate';
import { refuseFields } from '../../components/refuse-fields';
import { useDraftCare } from '../../components/care/use-draft-care';
import { showSuccess } from '../../components/show-failure';
import { useHandle } from '../../components/people/use-handle';
import { useSignIn } from '../../components/people/use-sign-in';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
`;

interface CommentValues extends Record<string, string> {
  comment: string;
}
const initialValues: CommentValues = { comment: '' };

/** Without the schema of the contract, which would load zod for this one field. */
function validate({ comment }: CommentValues, t: Translate): ValidationResult<CommentValues, string> {
  const text = comment.trim();
  return text.length < forumLimits.commentMin
    ? { errors: { comment: t('shared.fields.commentTooShort', { least: forumLimits.commentMin }) } }
    : { data: text };
}

interface CommentBoxProps {
  did: string;
  /** Called after the comment was added, with the page that contains it; returns the link to it for a person who has left the page. */
  onAdded: (page: number | undefined) => string | undefined;
}

/** The form for a comment. Visitors are asked to log in. The text survives a reload. */
export function CommentBox(props: CommentBoxProps) {
  const { isSignedIn } = useSession();
  if (!isSignedIn) return <LoginOffer />;
  return (
    <BanGate>
      <CommentForm {...props} />
    </BanGate>
  );
}

function LoginOffer() {
  const t = useTranslations();
  const signIn = useSignIn();
  return (
    <div>
      <Button onClick={() => void signIn(t('forum.login.first'))}>{t('forum.comments.logIn')}</Button>
    </div>
  );
}

function CommentForm({ did, onAdded }: CommentBoxProps) {
  const t = useTranslations();
  const hint = useId();
  const dispatch = useAppDispatch();
  const draft = useDraftValues(`forum-comment-${did}.1`, initialValues);
  const [add] = useForumAddCommentMutation();
  const { withHandle, dialog } = useHandle();
  const care = useDraftCare();
  const { errors, isSubmitting, change, submit, formProps } = useForm({
    values: draft.values,
    onChange: draft.change,
    validate,
    async onSubmit(comment) {
      const request = { did, comment, ...care.postAnyway() };
      const deleteDraft = draft.send();
      const result = await withHandle(() => add(request));
      if (result === null || care.showCare(result)) return;
      if (result.error) return refuseFields(result.error, ['comment'], t, dispatch);
      deleteDraft();
      track('forum.commented');
      showSuccess(result.data.message, t, dispatch, onAdded(result.data.page));
    },
  });
  return (
    <form className="stack-2" {...formProps}>
      <TextAreaField
        label={t('forum.comments.yours')}
        name="comment"
        rows={3}
        value={draft.values.comment}
        error={errors.comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <Foot>
        <p className="tiny mute" id={hint}>
          {t.rich(draft.isTouched ? 'forum.comments.draftKept' : 'forum.comments.earns', {
            points: points.comment,
            gold: (text) => <span className="gold">{text}</span>,
          })}
        </p>
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('forum.busy.submitting')} aria-describedby={hint}>
          {t('forum.comments.submit')}
        </Button>
      </Foot>
      {care.card(submit, isSubmitting)}
      {dialog}
    </form>
  );
}
