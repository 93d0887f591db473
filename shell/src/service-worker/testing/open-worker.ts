import { addOfflinePages } from '../offline-pages';
import type { FetchEvent, WorkerEvent, WorkerScope } from '../worker-scope';

type Listener = (event: object) => void;

export const site = 'https://site.example';
export const visitorPage = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<html lang="en"><title>${text}</title><body class="a">${text}<!--kept-pages--></body></html>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-page': 'document',
      'cache-control': 'public, max-age=0',
      date: 'Sun, 22 Nov 2026 12:00:00 GMT',
      ...headers,
    },
  });

/** A service worker with in-memory caches and a network that tests control. */
export function openWorker(release = 'shell-1', stores = new Map<string, Map<string, Response>>()) {
  const listeners = new Map<string, Listener>();
  const keyOf = (address: string | { url: string }) => new URL(typeof address === 'string' ? address : address.url, site).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (address: string, response: Response) => void store.set(keyOf(address), response),
      match: async (address: string) => store.get(keyOf(address))?.clone(),
      delete: async (address: string | { url: string }) => store.delete(keyOf(address)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  };
  const network = jest.fn(async (request: { url: string } | string): Promise<Response> => visitorPage(keyOf(request)));
  globalThis.fetch = network as unknown as typeof fetch;
  const worker = {
    release,
    location: { origin: site },
    caches: { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) },
    clients: { claim: async () => undefined },
    registration: {},
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  addOfflinePages(worker as unknown as WorkerScope);

  async function send(type: string, data?: unknown): Promise<void> {
    const work: Promise<unknown>[] = [];
    const event: WorkerEvent & { data: unknown } = { data, waitUntil: (task) => void work.push(task) };
    listeners.get(type)?.(event);
    await Promise.all(work);
  }

  /** The text of the worker's response; null if it does not handle the request. */
  async function visit(address: string, init: { mode?: string; method?: string } = {}): Promise<string | null> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event = {
      request: { url: new URL(address, site).href, mode: 'navigate', method: 'GET', ...init },
      waitUntil: (task: Promise<unknown>) => void work.push(task),
      respondWith: (response: Promise<Response>) => (answer = response),
    };
    listeners.get('fetch')?.(event as unknown as FetchEvent);
    const text = answer === undefined ? null : await (await answer).text();
    await Promise.all(work);
    return text;
  }

  const goOffline = () => network.mockRejectedValue(new TypeError('offline'));
  return { send, visit, network, goOffline, stores };
}
