import { otpLimits } from '@oracle-astra/shared/contract';
import type { SmsProvider } from '../../config/config';
import type { SmsSender } from './sms-sender';

const address = 'https://control.msg91.com/api/v5/otp';
const timeoutMs = 10_000;

/** Sends by MSG91. The text of a message, the WebOTP line included, is that of the template. */
export function makeMsg91({ authKey, templateId }: SmsProvider, call: typeof fetch = fetch): SmsSender {
  return {
    async sendCode(mobile, code) {
      const query = new URLSearchParams({ template_id: templateId, mobile, otp: code, otp_expiry: String(otpLimits.lifetimeSeconds / 60) });
      const response = await call(`${address}?${query.toString()}`, { method: 'POST', headers: { authkey: authKey }, signal: AbortSignal.timeout(timeoutMs) });
      const answer = (await response.json().catch(() => null)) as { type?: unknown } | null;
      if (!response.ok || answer?.type !== 'success') throw new Error(`MSG91 refused a message with HTTP ${response.status}.`);
    },
  };
}
