import { isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useIsOnPage } from '@oracle-astra/shared/session';

interface Sent {
  error?: unknown;
  /** Whether the stored text needs care, which its page shows. */
  needsCare?: boolean | undefined;
}

/** Returns a function that shows the help for a text that was written on this page to a person who has left it. */
export function useHelpToast(): (sent: Sent) => void {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const isOnPage = useIsOnPage();
  return ({ error, needsCare = false }) => {
    const text = isApiError(error) ? error.care?.text : undefined;
    if ((text !== undefined || needsCare) && !isOnPage()) dispatch(toastShown('warn', text ?? t('chat.care.all'), siteRoutes.helplines));
  };
}
