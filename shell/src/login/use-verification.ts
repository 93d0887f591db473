import { useValidateOtpMutation } from '@oracle-astra/shared/api';
import { countryCode, specTexts } from '@oracle-astra/shared/contract';
import { alertShown, loginClosed, signedIn, toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { spec } from '../copy';
import { reportLoginFailure } from './report-login-failure';

interface TypedCode {
  mobile: string;
  code: string;
  token: string | null;
}

/** Returns a function that signs in with a code and resolves to the server's reason where it was refused. */
export function useVerification() {
  const dispatch = useSharedDispatch();
  const [validateOtp] = useValidateOtpMutation();

  async function verify({ mobile, code, token }: TypedCode): Promise<string | void> {
    if (token === null) return void dispatch(alertShown(spec.login.noToken));
    try {
      const { jwt, message } = await validateOtp({ mobile: countryCode + mobile, otp: code, token, device: 'web' }).unwrap();
      if (jwt) completeSignIn(jwt);
      else dispatch(alertShown(message || specTexts.exception));
    } catch (error) {
      return reportLoginFailure(error, { refused: (why) => why, http: spec.login.verifyFailed }, dispatch);
    }
  }

  function completeSignIn(jwt: string): void {
    dispatch(loginClosed());
    dispatch(signedIn(jwt));
    dispatch(toastShown('good', spec.login.done));
  }

  return verify;
}
