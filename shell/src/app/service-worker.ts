import type { DataRouter } from 'react-router-dom';
import { onIdle } from './on-idle';
import type * as ReadPages from './read-pages';
import { containerOf } from './service-worker-container';

/** What nobody waits for comes with a script of its own, once the page is idle; without it the site works as before. */
const whenIdle = (use: (readPages: typeof ReadPages) => unknown) =>
  onIdle(() => void import(/* webpackChunkName: "read-pages" */ './read-pages').then(use).catch(() => undefined));

/** Registers the service worker once the page is idle. */
export const startServiceWorker = (): void => whenIdle(({ registerServiceWorker }) => registerServiceWorker(navigator));

/** Keeps the pages that are reached by links for the time without internet. */
export const keepReadPages = (router: Pick<DataRouter, 'subscribe'>): void =>
  whenIdle(({ reportReadPages }) => reportReadPages(router, navigator));

/** Has the service worker forget what was read, for whoever uses this device next. */
export function forgetReadPages(navigator: Navigator): void {
  containerOf(navigator)?.controller?.postMessage('signed-out');
}
