import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { readSiteDetails } from './site-details';
import { localePrefix, splitLocale } from '@oracle-astra/shared/contract';
import { loadQueryCore } from '@oracle-astra/shared/query-loader';
import { emitHydrated } from '../inline/hydrated-event';
import { createBrowserSlots } from '../slots/browser-slots';
import { createTree } from './page-tree';
import { createPrefetcher } from './router/prefetcher';
import type { Remotes } from './router/remotes';
import { loadRouter } from './router/load-router';
import { keepReadPages, followPageWhenIdle } from './background/service-worker';
import { takeToken } from './session-cookie';
import { reconcileSession, syncSessionCookie } from './session-sync';
import { joinTrace } from './background/trace';

/** Renders the page in the browser and replaces the content of the root. */
export async function mountClient(root: HTMLElement, remotes: Remotes): Promise<void> {
  const [{ createRouter }] = await Promise.all([loadRouter(), loadQueryCore()]);
  const { locale } = splitLocale(location.pathname);
  const renderedAt = Number(root.dataset.now ?? Date.now());
  const { token, hasEnded } = takeToken(root);
  const store = createStore({ isTab: true, token, extra: { baseUrl: '', locale, ...joinTrace() } });
  const router = createRouter(remotes, store);
  syncSessionCookie(store, router);
  keepReadPages(router);
  const toTree = createTree({
    store,
    locale,
    renderedAt,
    skew: renderedAt - Date.now(),
    siteAddress: root.dataset.site ?? '',
    details: readSiteDetails(root),
    prefetch: createPrefetcher(remotes, store),
  });
  const slots = createBrowserSlots(remotes.fills, { toTree, router, basename: localePrefix(locale) || '/' });
  const onHydrated = () => {
    reconcileSession(store, hasEnded);
    emitHydrated(document);
    followPageWhenIdle(store, renderedAt);
  };
  const { tree } = toTree(root, <RouterProvider router={router} />, onHydrated, slots);
  startTransition(() => createRoot(root).render(tree));
}
