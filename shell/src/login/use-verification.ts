import { useState } from 'react';
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

/** Signs in with a code. `reason` is why the last one was refused. */
export function useVerification() {
  const dispatch = useSharedDispatch();
  const [validateOtp, { isLoading: busy }] = useValidateOtpMutation();
  const [reason, setReason] = useState('');

  async function verify({ mobile, code, token }: TypedCode): Promise<void> {
    setReason('');
    if (token === null) {
      dispatch(alertShown(spec.login.noToken));
      return;
    }
    try {
      const { jwt, message } = await validateOtp({ mobile: countryCode + mobile, otp: code, token, device: 'web' }).unwrap();
      if (jwt) completeSignIn(jwt);
      else dispatch(alertShown(message || specTexts.exception));
    } catch (error) {
      setReason(reportLoginFailure(error, { refused: (why) => why, http: spec.login.verifyFailed }, dispatch));
    }
  }

  function completeSignIn(jwt: string): void {
    dispatch(loginClosed());
    dispatch(signedIn(jwt));
    dispatch(toastShown('good', spec.login.done));
  }

  return { verify, busy, reason, setReason };
}
