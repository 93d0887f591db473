/** Registers the service worker; without one, or where it fails, the site works as before. */
export async function registerServiceWorker({ serviceWorker }: Navigator): Promise<void> {
  await (serviceWorker as ServiceWorkerContainer | undefined)?.register('/sw.js');
}

/** Has the service worker forget what was read, for whoever uses this device next. */
export function forgetReadPages({ serviceWorker }: Navigator): void {
  (serviceWorker as ServiceWorkerContainer | undefined)?.controller?.postMessage('signed-out');
}
