import { useEffect, useEffectEvent } from 'react';

interface SmsCode extends Credential {
  code: string;
}

/** Reads a code from the SMS while the component is mounted, if the browser supports WebOTP and the user allows it. */
export function useWebOtp(onCode: (code: string) => void) {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request as CredentialRequestOptions).then(
      (credential) => {
        if (credential) handleCode((credential as SmsCode).code);
      },
      // Denied, timed out or aborted: the user types the code instead.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
}
