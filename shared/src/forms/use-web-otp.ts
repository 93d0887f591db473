import { useEffect, useEffectEvent } from 'react';

interface SmsCode extends Credential {
  code: string;
}

/** Reads a code from the SMS while the component lives, where the browser can (WebOTP) and the person allows it. */
export function useWebOtp(onCode: (code: string) => void) {
  const arrived = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request as CredentialRequestOptions).then(
      (credential) => {
        if (credential) arrived((credential as SmsCode).code);
      },
      // Refused, timed out or given up: the code is typed instead.
      () => undefined,
    );
    return () => waiting.abort();
  }, []);
}
