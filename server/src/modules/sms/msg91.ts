import { otpLimits } from '@oracle-astra/shared/contract';
import type { SmsProvider } from '../../config/sms';
import type { SmsSender } from './sms-sender';

const codeAddress = 'https://control.msg91.com/api/v5/otp';
const flowAddress = 'https://control.msg91.com/api/v5/flow';
const timeoutMs = 10_000;

/** Sends through MSG91. The text, including the WebOTP line, comes from the template. */
export function createMsg91({ authKey, templateId, inviteTemplateId }: SmsProvider, call: typeof fetch = fetch): SmsSender {
  async function post(address: string, body?: object): Promise<void> {
    const headers = { authkey: authKey, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await call(address, {
      method: 'POST',
      redirect: 'error',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // For an answer that is not JSON, the error below contains the status.
    const result = (await response.json().catch(() => null)) as { type?: unknown } | null;
    if (!response.ok || result?.type !== 'success') throw new Error(`MSG91 refused a message with HTTP ${response.status}.`);
  }

  return {
    async sendCode(mobile, code) {
      const query = new URLSearchParams({ template_id: templateId, mobile, otp: code, otp_expiry: String(otpLimits.lifetimeSeconds / 60) });
      await post(`${codeAddress}?${query.toString()}`);
    },

    async sendInvite(mobile, link) {
      if (inviteTemplateId === null) throw new Error('MSG91_INVITE_TEMPLATE_ID is not set.');
      await post(flowAddress, { template_id: inviteTemplateId, recipients: [{ mobiles: mobile, link }] });
    },
  };
}
