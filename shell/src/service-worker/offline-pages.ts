import { pageHeader } from '@oracle-astra/shared/contract';
import { toOfflineCopy, toOfflinePage, type KeptPage } from './offline-copy';
import type { FetchEvent, WorkerScope } from './worker-scope';

/** Stored at installation, so that they are available offline from the first visit on. */
const alwaysKept = ['/offline', '/hi/offline', '/helplines', '/hi/helplines'];
const maxKeptPages = 12;
const prefix = 'pages-';

/** Query parameters of public pages. A URL with any other parameter may be personal and is not stored. */
const publicNames = new Set(['page', 'query', 'when', 'zodiac', 'date', 'month', 'did', 'uid']);

const hasPublicAddress = (url: string) => [...new URL(url).searchParams.keys()].every((name) => publicNames.has(name));

/** Excludes pictures, receipts and files, which are public too. */
function isPublicPage(headers: Headers): boolean {
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return isHtml && headers.has(pageHeader) && /\bpublic\b/.test(headers.get('cache-control') ?? '');
}

/** The message of a page that was reached by a link, so that the worker has not seen its document. */
const isRead = (message: unknown): message is { read: string } =>
  typeof message === 'object' && message !== null && 'read' in message && typeof message.read === 'string';

/**
 * Offline pages: the pages that were read last, the helplines, and a page that says that the device is offline. The worker
 * handles only navigations, always asks the network first, and stores only documents that are the same for every visitor: never
 * those of a signed-in person and never an API response. It fetches documents of pages that were reached by a link.
 */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same worker
export function addOfflinePages(worker: WorkerScope): void {
  const readCache = `${prefix}read`;
  const releaseCache = `${prefix}${worker.release}`;

  async function install(): Promise<void> {
    const cache = await worker.caches.open(releaseCache);
    // Without cookies, so that the stored page is that of a visitor.
    await Promise.all(
      alwaysKept.map(async (address) => {
        const response = await fetch(address, { credentials: 'omit', cache: 'reload' });
        if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
        await cache.put(address, response);
      }),
    );
    await worker.skipWaiting();
  }

  async function activate(): Promise<void> {
    const names = await worker.caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== readCache && name !== releaseCache);
    await Promise.all(old.map((name) => worker.caches.delete(name)));
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  }

  async function keep(url: string, response: Response): Promise<void> {
    if (response.status !== 200 || response.redirected || !isPublicPage(response.headers) || !hasPublicAddress(url)) return;
    const cache = await worker.caches.open(readCache);
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, response);
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, Math.max(0, addresses.length - maxKeptPages)).map((address) => cache.delete(address)));
  }

  /** Without cookies, so that the stored page is that of a visitor. */
  async function keepRead(address: string): Promise<void> {
    const url = new URL(address, worker.location.origin);
    url.hash = '';
    if (url.origin === worker.location.origin) await keep(url.href, await fetch(url.href, { credentials: 'omit' }));
  }

  async function findOffline({ url }: Request): Promise<Response> {
    const read = await worker.caches.open(readCache);
    const kept = await read.match(url, { ignoreVary: true });
    if (kept) return toOfflineCopy(kept);
    const { pathname } = new URL(url);
    const cache = await worker.caches.open(releaseCache);
    const helplines = await cache.match(pathname, { ignoreVary: true });
    if (helplines && pathname.endsWith('/helplines')) return toOfflineCopy(helplines);
    const offline = await cache.match(/^\/hi(?:\/|$)/.test(pathname) ? '/hi/offline' : '/offline', { ignoreVary: true });
    return offline ? toOfflinePage(offline, await listKept(read)) : Response.error();
  }

  async function listKept(cache: Cache): Promise<KeptPage[]> {
    const requests = [...(await cache.keys())].reverse();
    return Promise.all(
      requests.map(async ({ url }) => {
        const { pathname, search } = new URL(url);
        return { address: pathname + search, html: (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '' };
      }),
    );
  }

  async function answer(event: FetchEvent): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      // Fails if the storage is full, which must not affect the page.
      event.waitUntil(keep(event.request.url, response.clone()).catch(() => undefined));
      return response;
    } catch {
      // Offline: show the stored page.
      return findOffline(event.request);
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    if (mode === 'navigate' && method === 'GET' && new URL(url).origin === worker.location.origin) event.respondWith(answer(event));
  });
  worker.addEventListener('message', (event) => {
    // A page that cannot be fetched or stored is not available offline.
    if (event.data === 'signed-out') event.waitUntil(worker.caches.delete(readCache));
    else if (isRead(event.data)) event.waitUntil(keepRead(event.data.read).catch(() => undefined));
  });
}
