import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useIsOnPage } from '@oracle-astra/shared/session';

/** Opens the page that follows a save and deletes the draft; a person who has left the page gets a toast with a link. */
export function useFinish(getNext: (bid: string) => string) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const [deleteDraft, setDeleteDraft] = useState<(() => void) | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  // Deleted on unmount, so that the form is not emptied before the next page opens.
  useEffect(() => deleteDraft ?? undefined, [deleteDraft]);
  const finish = (bid: string, deleteSent: () => void) => {
    if (isMounted.current) setDeleteDraft(() => deleteSent);
    else deleteSent();
    const to = getNext(bid);
    if (isOnPage()) void navigate(to);
    else dispatch(toastShown('good', t('chat.birthForm.saved'), to));
  };
  return { isDone: deleteDraft !== null, finish };
}
