import { useAppDispatch } from '@oracle-astra/shared/api';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useForumDeleteCommentMutation } from '../../api/posts';
import { showFailure, showSuccess } from '../../components/show-failure';

interface DeleteCommentDialogProps {
  cid: string;
  did: string;
  onClose: () => void;
}

/** Asks for confirmation and deletes a comment. */
export function DeleteCommentDialog({ cid, did, onClose }: DeleteCommentDialogProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useForumDeleteCommentMutation();

  async function confirm() {
    const { data, error } = await remove({ cid, did });
    if (error) return showFailure(error, t, dispatch);
    showSuccess(data.message, t, dispatch);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      question={t('forum.actions.deleteCommentQuestion')}
      yes={t('forum.actions.delete')}
      no={t('forum.actions.keep')}
      busy={isLoading}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      {t('forum.actions.deleteCommentDetails')}
    </ConfirmDialog>
  );
}
