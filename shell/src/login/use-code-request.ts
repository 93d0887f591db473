import { useState } from 'react';
import { useSendOtpMutation } from '@oracle-astra/shared/api';
import { countryCode } from '@oracle-astra/shared/contract';
import { useSharedDispatch } from '@oracle-astra/shared/session';
import { spec } from '../copy';
import type { SentCode } from './login-progress';
import { sayFailure } from './say-failure';

/** Asks for a code by SMS. `reason` is why the last one was not sent, in the server's words. */
export function useCodeRequest(onSent: (sent: SentCode) => void) {
  const dispatch = useSharedDispatch();
  const [sendOtp, { isLoading: busy }] = useSendOtpMutation();
  const [reason, setReason] = useState('');

  async function request(mobile: string): Promise<void> {
    setReason('');
    try {
      const { token } = await sendOtp({ mobile: countryCode + mobile }).unwrap();
      onSent({ token: token || null, at: Date.now(), local: isLocal() });
    } catch (error) {
      setReason(sayFailure(error, { refused: (why) => spec.login.notSent + why, http: spec.login.sendFailed }, dispatch));
    }
  }

  return { request, busy, reason, setReason };
}

/** Whether the server says that it sends no SMS. */
const isLocal = () => document.documentElement.dataset.local === 'true';
