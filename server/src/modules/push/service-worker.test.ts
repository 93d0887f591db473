import { runInNewContext } from 'node:vm';
import { createTestApp } from '../../testing/test-app';

interface PushEvent {
  data: { json: () => unknown } | null;
  waitUntil: (work: Promise<void>) => void;
}
interface ClickEvent {
  notification: { close: () => void; data: { url: string } };
  waitUntil: (work: Promise<void>) => void;
}

/** The script of /sw.js in the world of a service worker. */
async function startWorker(windows: { url: string; focus: () => Promise<void> }[] = []) {
  const test = await createTestApp();
  const answer = await test.get('/sw.js');
  await test.close();
  const listeners: Record<string, (event: unknown) => void> = {};
  const shown: { title: string; options: object }[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://site.test' },
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
    registration: { showNotification: async (title: string, options: object) => void shown.push({ title, options }) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
  };
  runInNewContext(answer.body, { self, URL });
  async function tell(name: string, event: Omit<PushEvent, 'waitUntil'> | Omit<ClickEvent, 'waitUntil'>) {
    let work: Promise<void> = Promise.resolve();
    listeners[name]?.({ ...event, waitUntil: (started: Promise<void>) => (work = started) });
    await work;
  }
  return { answer, shown, opened, tell };
}

const click = (url: string) => ({ notification: { close: () => undefined, data: { url } } });

it('is served as a script that is asked for anew, and shows what is pushed', async () => {
  const { answer, shown, tell } = await startWorker();
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
  await tell('push', { data: { json: () => ({ body: 'kavita.r liked “Saturn”', url: '/forum/post?did=d1', tag: 't1', lang: 'en' }) } });
  await tell('push', { data: null });
  expect(shown).toEqual([
    { title: 'Oracle & Astra', options: { body: 'kavita.r liked “Saturn”', tag: 't1', lang: 'en', data: { url: '/forum/post?did=d1' } } },
    { title: 'Oracle & Astra', options: { body: '', tag: 'notification', lang: 'en', data: { url: '/notifications' } } },
  ]);
});

it('leads to the discussion in a window that shows it, or in a new one, and to no other site', async () => {
  const focused: string[] = [];
  const url = 'https://site.test/forum/post?did=d1';
  const { opened, tell } = await startWorker([{ url, focus: async () => void focused.push(url) }]);
  await tell('notificationclick', click('/forum/post?did=d1'));
  await tell('notificationclick', click('/forum/post?did=d2'));
  await tell('notificationclick', click('https://evil.example/'));
  expect([focused, opened]).toEqual([[url], ['https://site.test/forum/post?did=d2']]);
});
