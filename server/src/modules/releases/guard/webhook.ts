import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { ReleaseGuardConfig } from '../../../config/releases';

const timeoutMs = 10_000;

/** The payload for a change in the history of the registry. */
export const reportedChange = z.object({
  revision: z.number(),
  command: z.string(),
  remote: z.string(),
  release: z.optional(z.string()),
  percent: z.optional(z.number()),
  reason: z.optional(z.string()),
  at: z.string(),
});

export interface WebhookOptions {
  webhook: ReleaseGuardConfig['webhook'];
  publicUrl: string;
  clock: () => Date;
  /** For tests. */
  fetch?: typeof fetch;
}

/** `t=<ISO time>,v1=<hex>`: the HMAC-SHA256 of the time, a full stop and the body. */
const sign = (body: string, secret: string, time: string) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

/** Sends each automatic change of a release to the webhook. */
export function createWebhook({ webhook, publicUrl, clock, fetch: send = fetch }: WebhookOptions) {
  return {
    /** Rejects if the webhook does not answer with success. */
    async tell({ revision, command, remote, release, percent, reason, at }: z.infer<typeof reportedChange>): Promise<void> {
      if (webhook === null) return;
      const text = `${remote}: ${command} ${release ?? ''}. ${reason ?? ''}`;
      const body = JSON.stringify({ event: `release.${command}`, text, site: publicUrl, revision, remote, release, percent, reason, at });
      const response = await send(webhook.url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', 'x-release-signature': sign(body, webhook.secret, clock().toISOString()) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The webhook of releases answered ${response.status}.`);
    },
  };
}
