import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useIsOnPage } from '@oracle-astra/shared/session';
import { forgetDiscussion, useForumDeleteDiscussionMutation } from '../../api/posts';
import { showFailure, showSuccess } from '../../components/show-failure';

interface DeletePostDialogProps {
  did: string;
  title: string;
  onClose: () => void;
}

/** Asks for confirmation, deletes a discussion, and shows the list. */
export function DeletePostDialog({ did, title, onClose }: DeletePostDialogProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOnPage = useIsOnPage();
  const [remove, { isLoading }] = useForumDeleteDiscussionMutation();
  const isDeleted = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Invalidated after the page of the discussion has unmounted, because it would refetch the data.
      if (isDeleted.current) queueMicrotask(() => dispatch(forgetDiscussion(did)));
    };
  }, [dispatch, did]);

  async function confirm() {
    const { data, error } = await remove(did);
    if (error) return showFailure(error, t, dispatch);
    showSuccess(data.message, t, dispatch);
    isDeleted.current = true;
    const wasLeft = !isShown.current;
    if (isOnPage()) await navigate(siteRoutes.forum());
    if (wasLeft) dispatch(forgetDiscussion(did));
    else if (pathname === siteRoutes.forum()) onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      question={t('forum.actions.deletePostQuestion')}
      yes={t('forum.actions.deletePost')}
      no={t('forum.actions.keep')}
      busy={isLoading}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      <p lang={getTextLang(title)}>
        <b>{title}</b>
      </p>
      <p>{t('forum.actions.deletePostDetails')}</p>
    </ConfirmDialog>
  );
}
