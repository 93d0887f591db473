import { useState } from 'react';
import { useValidateOtpMutation } from '@oracle-astra/shared/api';
import { countryCode, specTexts } from '@oracle-astra/shared/contract';
import { alertShown, loginClosed, signedIn, toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { spec } from '../copy';
import { sayFailure } from './say-failure';

interface TypedCode {
  mobile: string;
  code: string;
  token: string | null;
}

/** Signs in with a code. `reason` is what was wrong with the last one. */
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
      if (jwt) enter(jwt);
      else dispatch(alertShown(message || specTexts.exception));
    } catch (error) {
      setReason(sayFailure(error, { refused: (why) => why, http: spec.login.verifyFailed }, dispatch));
    }
  }

  function enter(jwt: string): void {
    dispatch(loginClosed());
    dispatch(signedIn(jwt));
    dispatch(toastShown('good', spec.login.done));
  }

  return { verify, busy, reason, setReason };
}
