import { Agent } from 'node:https';
import webPush from 'web-push';
import type { VapidKeys } from './vapid-keys';

/** An encrypted message for one browser. */
export interface PushMessage {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The pair of keys with which the browser subscribed; null for a subscription of an earlier release. */
  keyId: string | null;
  /** The JSON that the service worker reads. */
  payload: string;
  /** The next message of this topic replaces it while the browser is offline; 32 letters of base64url at most. */
  topic: string;
}

/** The push service is busy or does not answer; it may have sent a time for a retry. */
export interface PushLater {
  afterSeconds: number | null;
  /** False if it was not tried. */
  isTried?: boolean;
}
/** `gone`: the browser has ended its subscription. `failed`: a retry would fail again. */
export type PushOutcome = 'sent' | 'gone' | 'failed' | PushLater;
export type SendPush = (message: PushMessage) => Promise<PushOutcome>;

const timeoutMs = 10_000;
const keptSeconds = 24 * 60 * 60;
const goneStatuses = new Set([404, 410]);
const tooManyRequests = 429;

/** `Retry-After` in seconds; null if invalid. */
function parseRetryAfter(header: string | string[] | undefined): number | null {
  const seconds = Number(header);
  return header === undefined || !Number.isInteger(seconds) || seconds < 0 ? null : seconds;
}

function toOutcome(error: unknown): PushOutcome {
  // Without an answer the message may have been sent; a retry replaces it, because it has the same topic and tag.
  if (!(error instanceof webPush.WebPushError)) return { afterSeconds: null };
  const { statusCode, headers } = error;
  if (goneStatuses.has(statusCode)) return 'gone';
  if (statusCode !== tooManyRequests && statusCode < 500) return 'failed';
  return { afterSeconds: parseRetryAfter((headers as unknown as Record<string, string | undefined>)['retry-after']) };
}

/**
 * Sends with the Web Push protocol, encrypted for the browser and signed with the keys with which it subscribed; `agent` connects to
 * the push service.
 */
export function createPushSender(keys: VapidKeys, subject: string, agent = new Agent({ keepAlive: true })): SendPush {
  const options = { TTL: keptSeconds, timeout: timeoutMs, agent };
  return async ({ endpoint, p256dh, auth, keyId, payload, topic }) => {
    for (const { publicKey, privateKey } of keys.find(keyId)) {
      const vapidDetails = { publicKey, privateKey, subject };
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, { ...options, vapidDetails, topic });
        return 'sent';
      } catch (error) {
        const outcome = toOutcome(error);
        // Another pair is tried only where this one may be the wrong one.
        if (outcome !== 'failed') return outcome;
      }
    }
    return 'failed';
  };
}
