import { useCallback } from 'react';
import { isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes, type CareCard } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useIsOnPage } from '@oracle-astra/shared/session';

interface Sent {
  error?: unknown;
  /** The help in a failure of another form than an error of the API. */
  care?: CareCard | undefined;
  /** Whether the stored text needs care, which its page shows. */
  needsCare?: boolean | undefined;
}

/** Returns a function that shows the help for a text that was written on this page to a person who has left it. */
export function useHelpToast(): (sent: Sent) => void {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const isOnPage = useIsOnPage();
  return useCallback(
    ({ error, care = isApiError(error) ? error.care : undefined, needsCare = care !== undefined }) => {
      if (needsCare && !isOnPage()) dispatch(toastShown('warn', care?.text ?? t('chat.care.all'), siteRoutes.helplines));
    },
    [dispatch, isOnPage, t],
  );
}
