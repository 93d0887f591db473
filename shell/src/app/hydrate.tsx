import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { localePrefix, splitLocale, type PageState } from '@oracle-astra/shared/contract';
import { loadQueryCore } from '@oracle-astra/shared/query-loader';
import { readDocumentAddress } from '../inline/document-address';
import { emitHydrated } from '../inline/hydrated-event';
import { createBrowserSlots } from '../slots/browser-slots';
import { yieldToMain } from './background/yield-to-main';
import { createDeferredRouter } from './router/deferred-router';
import { loadInitialRoute, type InitialRoute } from './router/initial-route';
import { keptPage, replaceKeptPage } from './router/kept-page';
import { loadRouter } from './router/load-router';
import { createPrefetcher } from './router/prefetcher';
import type { Remotes } from './router/remotes';
import { mountClient } from './mount-client';
import { createTree } from './page-tree';
import { keepReadPages, followPageWhenIdle } from './background/service-worker';
import { takeToken } from './session-cookie';
import { reconcileSession, syncSessionCookie } from './session-sync';
import { shellRoutes } from './router/shell-routes';
import { readSiteDetails } from './site-details';
import { joinTrace } from './background/trace';

/**
 * Hydrates the page that the server rendered. If the code of its owner fails to load, only the frame is hydrated; the page stays
 * readable and is rendered again when its code has loaded.
 */
export async function hydrate(root: HTMLElement, remotes: Remotes, rendered: PageState): Promise<void> {
  await yieldToMain();
  const address = readDocumentAddress(document);
  const { locale, pathname } = splitLocale(address.pathname);
  // The page keeps the server's HTML; its remote is loaded again below.
  const initialRoute = await loadInitialRoute(remotes, pathname).catch(() => null);
  if (initialRoute?.isFallback) return mountClient(root, remotes);
  const { token, hasEnded } = takeToken(root);
  const store = createStore({
    isTab: true,
    token: rendered.session === 'in' ? token : null,
    extra: { baseUrl: '', locale, ...joinTrace() },
    api: rendered.api,
  });
  const serverState = store.getState();
  await yieldToMain();
  const { now } = rendered;
  const hydrated = initialRoute === null ? keptPage(root, remotes) : renderedPage(remotes, rendered, initialRoute);
  const basename = localePrefix(locale) || '/';
  const router = createDeferredRouter({ ...hydrated, address, basename }, async () =>
    (await loadRouter()).createRouter(remotes, store, hydrated),
  );
  syncSessionCookie(store, router);
  keepReadPages(router);
  await yieldToMain();
  const onHydrated = () => {
    reconcileSession(store, hasEnded);
    setTimeout(() => {
      // After the session is reconciled, because a queued form is sent with it.
      if (initialRoute === null) replaceKeptPage(root, router, () => loadInitialRoute(remotes, pathname));
      else emitHydrated(document);
      // A navigation before that retries loading the router.
      router.load().catch(() => undefined);
      followPageWhenIdle(store, now);
      // The first call retries loading the core.
      loadQueryCore().catch(() => undefined);
    });
  };
  const toTree = createTree({
    store,
    locale,
    serverState,
    renderedAt: now,
    skew: now - Date.now(),
    siteAddress: root.dataset.site ?? '',
    details: readSiteDetails(root),
    prefetch: createPrefetcher(remotes, store),
  });
  const slots = createBrowserSlots(remotes.fills, { toTree, router, basename }, rendered.fillsOut);
  const { tree, isForeign } = toTree(root, <RouterProvider router={router} />, onHydrated, slots);
  startTransition(() => {
    hydrateRoot(
      root,
      tree,
      // The error is recoverable, because React renders the page again, and it is not the fault of a release.
      isForeign ? { onRecoverableError: () => undefined } : undefined,
    );
  });
}

const renderedPage = (remotes: Remotes, { loaderData, errors }: PageState, { owner, routes }: InitialRoute) => ({
  owner,
  routes: shellRoutes(remotes, routes),
  hydrationData: { loaderData, errors },
});
