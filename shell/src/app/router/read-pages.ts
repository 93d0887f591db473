import type { DataRouter } from 'react-router-dom';
import { onIdle } from '../background/on-idle';
import { shouldSaveData } from '../background/should-save-data';
import { containerOf } from '../background/service-worker-container';

/**
 * Registers the service worker; the site works without it. The first page of a visit loads before the worker is active, so the
 * page reports itself to it.
 */
export async function registerServiceWorker(navigator: Navigator): Promise<void> {
  const container = containerOf(navigator);
  if (!container) return;
  const sawThisPage = container.controller !== null;
  await container.register('/sw.js');
  if (!sawThisPage && !shouldSaveData(navigator)) (await container.ready).active?.postMessage({ read: location.href });
}

/**
 * Reports each page that was reached by a link, because the service worker sees only documents. The worker then fetches the
 * document of that page for offline use.
 */
export function reportReadPages(router: Pick<DataRouter, 'subscribe'>, navigator: Navigator): void {
  if (shouldSaveData(navigator)) return;
  const readAddress = () => location.pathname + location.search;
  let reported = readAddress();
  router.subscribe(({ navigation }) => {
    const address = readAddress();
    if (navigation.state !== 'idle' || address === reported) return;
    reported = address;
    onIdle(() => containerOf(navigator)?.controller?.postMessage({ read: address }));
  });
}
