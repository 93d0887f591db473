import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { localePrefix, splitLocale, type PageState } from '@oracle-astra/shared/contract';
import { loadQueryCore } from '@oracle-astra/shared/query-loader';
import { readDocumentAddress } from '../inline/document-address';
import { emitHydrated } from '../inline/hydrated-event';
import { App } from './app';
import { yieldToMain } from './background/yield-to-main';
import { followInput } from './input/follow-input';
import { ReplayInput } from './input/replay-input';
import { createDeferredRouter } from './router/deferred-router';
import { loadInitialRoute, type InitialRoute } from './router/initial-route';
import { keptPage, replaceKeptPage } from './router/kept-page';
import { loadRouter } from './router/load-router';
import { createPrefetcher } from './router/prefetcher';
import type { Remotes } from './router/remotes';
import { mountClient } from './mount-client';
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
  const router = createDeferredRouter({ ...hydrated, address, basename: localePrefix(locale) || '/' }, async () =>
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
  const input = followInput(root);
  const isForeign = hasForeignElements(root);
  startTransition(() => {
    hydrateRoot(
      root,
      <ReplayInput input={input} onHydrated={onHydrated}>
        <App
          store={store}
          locale={locale}
          serverState={serverState}
          renderedAt={now}
          skew={now - Date.now()}
          siteAddress={root.dataset.site ?? ''}
          details={readSiteDetails(root)}
          prefetch={createPrefetcher(remotes, store)}
        >
          <RouterProvider router={router} />
        </App>
      </ReplayInput>,
      // The error is recoverable, because React renders the page again, and it is not the fault of a release.
      isForeign ? { onRecoverableError: () => undefined } : undefined,
    );
  });
}

/** Whether a translator or an extension added elements before hydration: the site's pages have none of these. */
const hasForeignElements = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].some(({ localName }) => localName === 'font' || localName.includes('-'));

const renderedPage = (remotes: Remotes, { loaderData, errors }: PageState, { owner, routes }: InitialRoute) => ({
  owner,
  routes: shellRoutes(remotes, routes),
  hydrationData: { loaderData, errors },
});
