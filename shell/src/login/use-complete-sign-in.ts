import { useSetLocaleMutation } from '@oracle-astra/shared/api';
import type { Locale } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { loginClosed, signedIn, toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { readChosenLocale, writeChosenLocale } from '../layout/locale/locale-cookie';
import { renewPush } from './renew-push';

/** Returns a function that begins the session of a token, whichever way the person signed in. */
export function useCompleteSignIn() {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const [setLocale] = useSetLocaleMutation();
  return (jwt: string, accountLocale: Locale | null): void => {
    dispatch(loginClosed());
    // Before the session changes, because toasts of a previous person would be dropped.
    dispatch(toastShown('good', t('shell.login.done')));
    dispatch(signedIn(jwt));
    void dispatch(renewPush());
    const chosen = readChosenLocale();
    if (chosen === null && accountLocale !== null) writeChosenLocale(accountLocale);
    // The choice in this browser was made after the stored one, before the login.
    if (chosen !== null && chosen !== accountLocale) void setLocale({ locale: chosen });
  };
}
