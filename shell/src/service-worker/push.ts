import type { PushEvent, WorkerScope } from './worker-scope';

interface Message {
  body: string;
  /** Where it leads: a path of this site. */
  url: string;
  /** A later one with the same tag takes its place. */
  tag: string;
  lang: string;
}

const fallback: Message = { body: '', url: '/notifications', tag: 'notification', lang: 'en' };

function readMessage({ data }: PushEvent): Message {
  try {
    return { ...fallback, ...(data?.json() as Partial<Message> | undefined) };
  } catch {
    // A message of another release's format.
    return fallback;
  }
}

/** Notifications on the device: shows what the server pushes, and a tap leads to its page. */
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
