import { formatFailure, isApiError, useValidateOtpMutation } from '@oracle-astra/shared/api';
import { consentTexts, countryCode, type FailureCode } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { alertShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { markNoticeSeen } from './notice/notice-seen';
import { reportLoginFailure } from './report-login-failure';
import { useCompleteSignIn } from './use-complete-sign-in';

interface TypedCode {
  mobile: string;
  code: string;
  token: string | null;
  answer?: YearAnswer;
}

/** The question of an account that was not used for long: `closed` if no more tries are left. */
export type YearQuestion = 'ask' | 'closed';
export type YearAnswer = { birth_year: string } | { starts_anew: true };

/** The next step after a correct code was refused. */
interface Obstacle {
  reason?: string;
  question?: YearQuestion;
  /** Whether the code, or another one, has to be typed again. */
  needsCode?: boolean;
}

const questions: Partial<Record<FailureCode, YearQuestion>> = {
  birth_year_required: 'ask',
  birth_year_wrong: 'ask',
  birth_year_closed: 'closed',
};

/** Returns a function that signs in with a code. It resolves to the next step if it was refused. */
export function useVerification() {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const [validateOtp] = useValidateOtpMutation();
  const completeSignIn = useCompleteSignIn();

  async function verify({ mobile, code, token, answer }: TypedCode): Promise<Obstacle> {
    if (token === null) {
      dispatch(alertShown(t('shell.login.noToken')));
      return {};
    }
    try {
      const { jwt, locale, message } = await validateOtp({
        mobile: countryCode + mobile,
        otp: code,
        token,
        device: 'web',
        renews_token: true,
        agreed: consentTexts.account,
        ...answer,
      }).unwrap();
      markNoticeSeen();
      if (jwt) completeSignIn(jwt, locale ?? null);
      // eslint-disable-next-line astra/no-late-arrival -- the login stays open over every page
      else dispatch(alertShown(formatFailure({ message: message ?? '' }, t, t('shared.failures.internalError'))));
      return {};
    } catch (error) {
      const question = isApiError(error) && error.code ? questions[error.code] : undefined;
      if (question !== undefined && isApiError(error))
        return { question, ...(error.code === 'birth_year_wrong' && { reason: formatFailure(error, t, '') }) };
      const http = t('shell.login.verifyFailed');
      const reason = reportLoginFailure(error, { refused: (text) => text || http, http }, t, dispatch);
      return { reason, needsCode: isApiError(error) && error.kind === 'refused' };
    }
  }

  return verify;
}
