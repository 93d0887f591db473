import { formatFailure, useSetLocaleMutation, useValidateOtpMutation } from '@oracle-astra/shared/api';
import { countryCode, type Locale } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { alertShown, loginClosed, signedIn, toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { readChosenLocale, writeChosenLocale } from '../layout/locale/locale-cookie';
import { renewPush } from './renew-push';
import { reportLoginFailure } from './report-login-failure';

interface TypedCode {
  mobile: string;
  code: string;
  token: string | null;
}

/** Returns a function that signs in with a code. It resolves to the server's reason if the code was refused. */
export function useVerification() {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const [validateOtp] = useValidateOtpMutation();
  const [setLocale] = useSetLocaleMutation();

  async function verify({ mobile, code, token }: TypedCode): Promise<string | void> {
    if (token === null) return void dispatch(alertShown(t('shell.login.noToken')));
    try {
      const { jwt, locale, message } = await validateOtp({
        mobile: countryCode + mobile,
        otp: code,
        token,
        device: 'web',
        renews_token: true,
      }).unwrap();
      if (jwt) completeSignIn(jwt, locale ?? null);
      // eslint-disable-next-line astra/no-late-arrival -- the login stays open over every page
      else dispatch(alertShown(formatFailure({ message: message ?? '' }, t, t('shared.failures.internalError'))));
    } catch (error) {
      const http = t('shell.login.verifyFailed');
      return reportLoginFailure(error, { refused: (reason) => reason || http, http }, t, dispatch);
    }
  }

  function completeSignIn(jwt: string, accountLocale: Locale | null): void {
    dispatch(loginClosed());
    // Before the session changes, because toasts of a previous person would be dropped.
    dispatch(toastShown('good', t('shell.login.done')));
    dispatch(signedIn(jwt));
    void dispatch(renewPush());
    const chosen = readChosenLocale();
    if (chosen === null && accountLocale !== null) writeChosenLocale(accountLocale);
    // The choice in this browser was made after the stored one, before the login.
    if (chosen !== null && chosen !== accountLocale) void setLocale({ locale: chosen });
  }

  return verify;
}
