import { useState } from 'react';
import { isApiError, useSendOtpMutation } from '@oracle-astra/shared/api';
import { countryCode } from '@oracle-astra/shared/contract';
import { useSharedDispatch } from '@oracle-astra/shared/session';
import { spec } from '../copy';
import type { SentCode } from './login-progress';
import { sayFailure } from './say-failure';

/** Seconds until another code may be asked for, where the server does not say. */
const waitSeconds = 30;

/**
 * Asks for a code by SMS. `reason` is why the last one was not sent, in the server's words, and `nextAt` from when on it is
 * worth asking again (milliseconds since 1970; 0 where nothing is known).
 */
export function useCodeRequest(onSent: (sent: SentCode) => void) {
  const dispatch = useSharedDispatch();
  const [sendOtp, { isLoading: busy }] = useSendOtpMutation();
  const [reason, setReason] = useState('');
  const [nextAt, setNextAt] = useState(0);

  async function request(mobile: string): Promise<void> {
    setReason('');
    try {
      const { token, retry_after: wait = waitSeconds } = await sendOtp({ mobile: countryCode + mobile }).unwrap();
      const at = Date.now();
      onSent({ token: token || null, at, nextAt: at + wait * 1000, local: isLocal() });
    } catch (error) {
      if (isApiError(error) && error.retryAfter !== undefined) setNextAt(Date.now() + error.retryAfter * 1000);
      setReason(sayFailure(error, { refused: (why) => spec.login.notSent + why, http: spec.login.sendFailed }, dispatch));
    }
  }

  return { request, busy, reason, setReason, nextAt };
}

/** Whether the server says that it sends no SMS. */
const isLocal = () => document.documentElement.dataset.local === 'true';
