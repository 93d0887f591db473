import type { AddPushSubscriptionRequest } from '../contract';

const script = '/sw.js';
const readyTimeoutMs = 20_000;

export const isPushSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether a subscription was made with this public key of the server; the server cannot send to one with another key. */
function isMadeWith(key: string, { options }: PushSubscription): boolean {
  // Older browsers do not say.
  const bytes = (options as PushSubscriptionOptions | undefined)?.applicationServerKey;
  if (!bytes) return true;
  const made = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return made.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key.replaceAll('=', '');
}

/** This browser's subscription with the server's key, or null. */
export async function findSubscription(key: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  return subscription !== null && isMadeWith(key, subscription) ? subscription : null;
}

/** Rejects after a time limit, because a worker whose installation failed, as without a connection, never becomes ready. */
async function waitUntilReady(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The service worker did not get ready')), readyTimeoutMs);
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]).finally(() => clearTimeout(timer));
}

/** Subscribes with the server's key and replaces a subscription with an older key. */
export async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(script);
  const { pushManager } = await waitUntilReady();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

export function toPushRequest(subscription: PushSubscription): AddPushSubscriptionRequest {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
