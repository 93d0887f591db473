import webPush from 'web-push';
import type { PushConfig } from '../../config/push';

/** An encrypted message for one browser. */
export interface PushMessage {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The JSON that the service worker reads. */
  payload: string;
  /** The next message of this topic replaces it while the browser is away; 32 letters of base64url at most. */
  topic: string;
}

/** `gone`: the browser has ended its subscription. */
export type PushOutcome = 'sent' | 'gone' | 'failed';
export type SendPush = (message: PushMessage) => Promise<PushOutcome>;

const timeoutMs = 10_000;
const keptSeconds = 24 * 60 * 60;
const goneStatuses = new Set([404, 410]);

/** Sends by the Web Push protocol, encrypted for the browser and signed with the keys of this server. */
export function createPushSender({ publicKey, privateKey, subject }: PushConfig): SendPush {
  const options = { vapidDetails: { publicKey, privateKey, subject }, TTL: keptSeconds, timeout: timeoutMs };
  return async ({ endpoint, p256dh, auth, payload, topic }) => {
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, { ...options, topic });
      return 'sent';
    } catch (error) {
      return error instanceof webPush.WebPushError && goneStatuses.has(error.statusCode) ? 'gone' : 'failed';
    }
  };
}
