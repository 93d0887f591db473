import type { DataRouter } from 'react-router-dom';
import { onIdle } from './on-idle';
import type * as ReadPages from './read-pages';
import { containerOf } from './service-worker-container';

/** Loaded as a separate script once the page is idle; the site works without it. */
const whenIdle = (use: (readPages: typeof ReadPages) => unknown) =>
  onIdle(() => void import(/* webpackChunkName: "read-pages" */ './read-pages').then(use).catch(() => undefined));

/** Registers the service worker once the page is idle. */
export const startServiceWorker = (): void => whenIdle(({ registerServiceWorker }) => registerServiceWorker(navigator));

/** Keeps the pages that are reached by links for the time without internet. */
export const keepReadPages = (router: Pick<DataRouter, 'subscribe'>): void =>
  whenIdle(({ reportReadPages }) => reportReadPages(router, navigator));

/** Makes the service worker delete the pages that were read, before another person uses the device. */
export function forgetReadPages(navigator: Navigator): void {
  containerOf(navigator)?.controller?.postMessage('signed-out');
}
