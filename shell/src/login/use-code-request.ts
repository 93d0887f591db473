import { useState } from 'react';
import { isApiError, useSendOtpMutation } from '@oracle-astra/shared/api';
import { countryCode, type CodePurpose } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSharedDispatch } from '@oracle-astra/shared/session';
import type { SentCode } from './login-progress';
import { reportLoginFailure } from './report-login-failure';

/** Seconds until another code may be requested if the server does not say. */
const resendDelaySeconds = 30;

/**
 * Requests a code by SMS. `request` resolves to the server's reason if none was sent; `nextAt` is when another code may be
 * requested (milliseconds since 1970; 0 if unknown). `onSent` gets the number, because the field may have changed meanwhile.
 * Without a purpose the code is valid for a sign-in.
 */
export function useCodeRequest(onSent: (sent: SentCode, mobile: string) => void, purpose?: CodePurpose) {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const [sendOtp, { isLoading: busy }] = useSendOtpMutation();
  const [nextAt, setNextAt] = useState(0);

  async function request(mobile: string): Promise<string | void> {
    try {
      const { token, retry_after: wait = resendDelaySeconds } = await sendOtp({
        mobile: countryCode + mobile,
        ...(purpose && { purpose }),
      }).unwrap();
      const at = Date.now();
      onSent({ token: token || null, at, nextAt: at + wait * 1000, local: isLocal() }, mobile);
    } catch (error) {
      if (isApiError(error) && error.retryAfter !== undefined) setNextAt(Date.now() + error.retryAfter * 1000);
      const texts = { refused: (reason: string) => t('shell.login.notSent', { reason }), http: t('shell.login.sendFailed') };
      return reportLoginFailure(error, texts, t, dispatch);
    }
  }

  return { request, busy, nextAt };
}

/** Whether the server runs in local mode and sends no SMS. */
const isLocal = () => document.documentElement.dataset.local === 'true';
