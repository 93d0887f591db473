import type { DataRouter } from 'react-router-dom';
import type { AppStore } from '@oracle-astra/shared/api';
import { onReturn } from '@oracle-astra/shared/session';
import { onIdle } from './on-idle';
import type * as IdleWork from './idle-work';
import { containerOf } from './service-worker-container';

/** Loads the code of these tasks as a separate script when the page is idle; if it fails to load, again when the page returns. */
function whenIdle(use: (idleWork: typeof IdleWork) => unknown): void {
  const load = () =>
    void import(/* webpackChunkName: "idle-work" */ './idle-work').then(use, loadOnReturn).catch(() => {
      // The page works without offline copies.
    });
  const loadOnReturn = () => {
    const stop = onReturn(() => {
      stop();
      load();
    });
  };
  onIdle(load);
}

export const startServiceWorker = (): void => whenIdle(({ registerServiceWorker }) => registerServiceWorker(navigator));

/** Stores pages that are reached by links for offline use. */
export const keepReadPages = (router: Pick<DataRouter, 'subscribe'>): void =>
  whenIdle(({ reportReadPages }) => reportReadPages(router, navigator));

/** Measures the difference to the server's clock when the page is idle. */
export const followSkewWhenIdle = (ofDocument: number, onSkew: (skew: number) => void): void =>
  whenIdle(({ followServerTime }) => followServerTime(ofDocument, onSkew));

/** Refetches daily data, keeps the focus and renews push subscriptions, when the page is idle. */
export const followPageWhenIdle = (store: AppStore, renderedAt: number): void =>
  whenIdle(({ renewDaily, keepFocusOnRemoval, renewPush }) => {
    renewDaily(store, renderedAt);
    keepFocusOnRemoval(document);
    void store.dispatch(renewPush({ keepsNewest: true }));
  });

/** Makes the service worker delete the stored pages, before another person uses the device. */
export function forgetReadPages(navigator: Navigator): void {
  containerOf(navigator)?.controller?.postMessage('signed-out');
}
