import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { HistoryEntry } from '@oracle-astra/release/src/registry-file';
import type { ReleaseGuardConfig } from '../../../config/releases';

/** Milliseconds before each further attempt. */
const retriesMs = [1000, 5000, 30_000, 120_000, 600_000];
const timeoutMs = 10_000;

export interface WebhookOptions {
  webhook: ReleaseGuardConfig['webhook'];
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  clock: () => Date;
  /** For tests. */
  fetch?: typeof fetch;
  wait?: (ms: number) => Promise<void>;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** `t=<ISO time>,v1=<hex>`: the HMAC-SHA256 of the time, a full stop and the body. */
const sign = (body: string, secret: string, time: string) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

/** Tells the webhook what was done to a release by itself, and tries again where it does not answer with success. */
export function createWebhook({ webhook, publicUrl, log, clock, fetch: send = fetch, wait = sleep }: WebhookOptions) {
  async function attempt(url: string, body: string, secret: string): Promise<boolean> {
    const signature = sign(body, secret, clock().toISOString());
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-release-signature': signature },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    /** Resolves once it was told, or with the last attempt. Never rejects. */
    async tell({ revision, command, remote, release, percent, reason, at }: HistoryEntry): Promise<void> {
      log.warn({ revision, command, remote, release, reason }, 'a release was changed by the guard');
      if (webhook === null) return;
      const text = `${remote}: ${command} ${release ?? ''}. ${reason ?? ''}`;
      const body = JSON.stringify({ event: `release.${command}`, text, site: publicUrl, revision, remote, release, percent, reason, at });
      for (const delay of [0, ...retriesMs]) {
        if (delay > 0) await wait(delay);
        if (await attempt(webhook.url, body, webhook.secret)) return;
      }
      log.error({ revision }, 'the webhook of releases does not answer');
    },
  };
}
