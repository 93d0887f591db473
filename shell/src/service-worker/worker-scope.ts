/** The used part of a service worker's global scope, because the types of workers and of pages cannot be loaded together. */
export interface WorkerScope {
  /** The release of the shell; the server inserts it before the script. */
  release: string;
  location: Location;
  caches: CacheStorage;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: { body: string; tag: string; lang: string; data: { url: string } }) => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void) => void;
}

export interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface PushEvent extends WorkerEvent {
  data: { json: () => unknown } | null;
}

export interface NotificationClickEvent extends WorkerEvent {
  notification: { close: () => void; data: { url: string } };
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & { data: unknown };
  push: PushEvent;
  notificationclick: NotificationClickEvent;
}
