import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useIsOnPage } from '@oracle-astra/shared/session';

/** Opens the page that follows a save, or tells whoever has left where it is. */
export function useFinish(getNext: (bid: string) => string, clearDraft: () => void) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const [isDone, setDone] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  // The draft is cleared on unmount, so that the form does not empty before the next page opens.
  useEffect(() => {
    if (isDone) return clearDraft;
  }, [isDone, clearDraft]);
  const finish = (bid: string) => {
    if (isMounted.current) setDone(true);
    else clearDraft();
    const to = getNext(bid);
    if (isOnPage()) void navigate(to);
    else dispatch(toastShown('good', t('chat.birthForm.saved'), to));
  };
  return { isDone, finish };
}
