import type { AddPushSubscriptionRequest, PushStateRequest } from '../contract';

const script = '/sw.js';
const readyTimeoutMs = 20_000;

export const isPushSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The public key of the server with which a subscription was made, in base64url; undefined in older browsers, which do not say. */
function getServerKey({ options }: PushSubscription): string | undefined {
  const bytes = (options as PushSubscriptionOptions | undefined)?.applicationServerKey;
  if (!bytes) return undefined;
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** This browser's subscription, with whichever key of the server it was made, or null. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether a subscription was made with the server's newest key. */
export const hasNewestKey = (subscription: PushSubscription, key: string): boolean =>
  (getServerKey(subscription) ?? key) === key.replaceAll('=', '');

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
  // eslint-disable-next-line astra/no-script-sinks -- the site’s own worker
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

/** Names a subscription to the server, with the key with which it sends to it. */
export function toPushState(subscription: PushSubscription): PushStateRequest {
  const serverKey = getServerKey(subscription);
  return { endpoint: subscription.endpoint, ...(serverKey !== undefined && { server_key: serverKey }) };
}

export function toPushRequest(subscription: PushSubscription): AddPushSubscriptionRequest {
  const { keys = {} } = subscription.toJSON();
  return { ...toPushState(subscription), keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
