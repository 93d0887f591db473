import { addPushNotifications } from './push';
import type { WorkerScope } from './worker-scope';

/** The push handlers in a fake global scope of a service worker. */
function startWorker(windows: { url: string; focus: () => Promise<void> }[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const shown: { title: string; options: object }[] = [];
  const opened: string[] = [];
  addPushNotifications({
    location: { origin: 'https://site.test' },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    registration: { showNotification: async (title: string, options: object) => void shown.push({ title, options }) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
  } as unknown as WorkerScope);
  async function emit(name: 'push' | 'notificationclick', event: object) {
    let work: Promise<void> = Promise.resolve();
    listeners[name]?.({ ...event, waitUntil: (started: Promise<void>) => (work = started) });
    await work;
  }
  return { shown, opened, emit };
}

const click = (url: string) => ({ notification: { close: () => undefined, data: { url } } });

it('shows the message, and a general one if it cannot be parsed', async () => {
  const { shown, emit } = startWorker();
  await emit('push', { data: { json: () => ({ body: 'kavita.r liked “Saturn”', url: '/forum/post?did=d1', tag: 't1', lang: 'en' }) } });
  await emit('push', { data: null });
  await emit('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  });
  const empty = { title: 'Oracle & Astra', options: { body: '', tag: 'notification', lang: 'en', data: { url: '/notifications' } } };
  expect(shown).toEqual([
    { title: 'Oracle & Astra', options: { body: 'kavita.r liked “Saturn”', tag: 't1', lang: 'en', data: { url: '/forum/post?did=d1' } } },
    empty,
    empty,
  ]);
});

it('opens the discussion in a window that shows it or in a new one, and never another site', async () => {
  const focused: string[] = [];
  const url = 'https://site.test/forum/post?did=d1';
  const { opened, emit } = startWorker([{ url, focus: async () => void focused.push(url) }]);
  await emit('notificationclick', click('/forum/post?did=d1'));
  await emit('notificationclick', click('/forum/post?did=d2'));
  await emit('notificationclick', click('https://evil.example/'));
  expect([focused, opened]).toEqual([[url], ['https://site.test/forum/post?did=d2']]);
});
