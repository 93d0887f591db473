import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes, slugify, type CareCard } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useIsOnPage } from '@oracle-astra/shared/session';
import { toPostedState } from '../../components/care/posted-care';
import { showSuccess } from '../../components/show-failure';

interface Posted {
  message?: string | undefined;
  care?: CareCard | undefined;
}

/** Returns a function that opens the written post, with help for its author if any. A person who has left the page gets toasts instead. */
export function usePosted(): (posted: Posted, title: string, did: string) => void {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  return (posted, title, did) => {
    const to = siteRoutes.discussion(slugify(title), did);
    const isHere = isOnPage();
    showSuccess(posted.message, t, dispatch, isHere ? undefined : to);
    if (isHere) void navigate(to, { state: toPostedState(posted) });
    else if (posted.care) dispatch(toastShown('warn', posted.care.text, siteRoutes.helplines));
  };
}
