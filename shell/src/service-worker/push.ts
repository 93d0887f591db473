import type { PushEvent, WorkerScope } from './worker-scope';

interface Message {
  body: string;
  /** The path of this site that a tap opens. */
  url: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  lang: string;
}

const fallback: Message = { body: '', url: '/notifications', tag: 'notification', lang: 'en' };

function readMessage({ data }: PushEvent): Message {
  try {
    return { ...fallback, ...(data?.json() as Partial<Message> | undefined) };
  } catch {
    // A message in the format of another release.
    return fallback;
  }
}

/** Shows push messages as notifications of the device; a tap opens their page. */
export function addPushNotifications(worker: WorkerScope): void {
  async function open(address: string): Promise<void> {
    const { href, origin } = new URL(address, worker.location.origin);
    if (origin !== worker.location.origin) return;
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find(({ url }) => url === href);
    await (shown === undefined ? worker.clients.openWindow(href) : shown.focus());
  }

  worker.addEventListener('push', (event) => {
    const { body, url, tag, lang } = readMessage(event);
    event.waitUntil(worker.registration.showNotification('Oracle & Astra', { body, tag, lang, data: { url } }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.url));
  });
}
