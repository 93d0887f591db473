import type { DataRouter } from 'react-router-dom';
import { onIdle } from './on-idle';
import { isLineSpared } from './is-line-spared';
import { containerOf } from './service-worker-container';

/**
 * Registers the service worker; without one, or where it fails, the site works as before. The first page of a visit was read before
 * the worker was there, so it is told of it.
 */
export async function registerServiceWorker(navigator: Navigator): Promise<void> {
  const container = containerOf(navigator);
  if (!container) return;
  const sawThisPage = container.controller !== null;
  await container.register('/sw.js');
  if (!sawThisPage && !isLineSpared(navigator)) (await container.ready).active?.postMessage({ read: location.href });
}

/**
 * Tells the service worker of each page that is reached by a link, as it sees documents alone; it loads the document of the page for
 * the time without internet.
 */
export function reportReadPages(router: Pick<DataRouter, 'subscribe'>, navigator: Navigator): void {
  if (isLineSpared(navigator)) return;
  const readAddress = () => location.pathname + location.search;
  let reported = readAddress();
  router.subscribe(({ navigation }) => {
    const address = readAddress();
    if (navigation.state !== 'idle' || address === reported) return;
    reported = address;
    onIdle(() => containerOf(navigator)?.controller?.postMessage({ read: address }));
  });
}
