'use strict';
// Notifications on the device. Plain JavaScript in a scope of its own: /sw.js joins all parts of the service worker.
{
  const fallback = { body: '', url: '/notifications', tag: 'notification', lang: 'en' };

  const readMessage = (event) => {
    try {
      return { ...fallback, ...event.data.json() };
    } catch {
      return fallback;
    }
  };

  self.addEventListener('push', (event) => {
    const { body, url, tag, lang } = readMessage(event);
    event.waitUntil(self.registration.showNotification('Oracle & Astra', { body, tag, lang, data: { url } }));
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { href, origin } = new URL(event.notification.data.url, self.location.origin);
    if (origin !== self.location.origin) return;
    const open = async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const shown = windows.find((client) => client.url === href);
      await (shown === undefined ? self.clients.openWindow(href) : shown.focus());
    };
    event.waitUntil(open());
  });
}
