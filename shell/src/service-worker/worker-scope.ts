/** The part of a service worker's global scope that this one uses: the types of workers and of pages cannot be loaded together. */
export interface WorkerScope {
  /** The release of the shell, which the server writes before the script. */
  release: string;
  location: Location;
  caches: CacheStorage;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
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

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & { data: unknown };
}
