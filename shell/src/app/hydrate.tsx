import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { readSiteDetails } from './site-details';
import { localePrefix, splitLocale, type PageState } from '@oracle-astra/shared/contract';
import { loadQueryCore } from '@oracle-astra/shared/query-loader';
import { readSessionToken } from '@oracle-astra/shared/session';
import { emitHydrated } from '../inline/hydrated-event';
import { App } from './app';
import { yieldToMain } from './yield-to-main';
import { ReplayInput } from './replay-input';
import { createDeferredRouter } from './deferred-router';
import { loadInitialRoute, type InitialRoute } from './initial-route';
import { loadRouter } from './load-router';
import { createPrefetcher } from './prefetcher';
import type { Remotes } from './remotes';
import { mountClient } from './mount-client';
import { reconcileSession, syncSessionCookie } from './session-sync';
import { shellRoutes } from './shell-routes';
import { waitForRetry } from './wait-for-retry';

/**
 * Hydrates the page that the server rendered. While its owner's files do not load, the page stays readable and a notice
 * offers to try again.
 */
export async function hydrate(root: HTMLElement, remotes: Remotes, rendered: PageState): Promise<void> {
  await yieldToMain();
  const { locale, pathname } = splitLocale(location.pathname);
  const initialRoute = await loadInitialRouteWithRetries(remotes, pathname);
  if (initialRoute.isFallback) return mountClient(root, remotes);
  const token = readSessionToken(document.cookie);
  const store = createStore({ token: rendered.session === 'in' ? token : null, extra: { baseUrl: '', locale }, api: rendered.api });
  const serverState = store.getState();
  await yieldToMain();
  const { now, loaderData, errors } = rendered;
  const hydrated = {
    owner: initialRoute.owner,
    routes: shellRoutes(remotes, initialRoute.routes),
    hydrationData: { loaderData, errors },
  };
  const router = createDeferredRouter({ ...hydrated, basename: localePrefix(locale) || '/' }, async () =>
    (await loadRouter()).createRouter(remotes, store, hydrated),
  );
  syncSessionCookie(store, router);
  await yieldToMain();
  const onHydrated = () => {
    reconcileSession(store, rendered.session, token);
    setTimeout(() => {
      // A queued form must be sent with the reconciled session.
      emitHydrated(document);
      // What navigates before it is here asks again.
      router.load().catch(() => undefined);
      loadQueryCore().catch(() => undefined);
    });
  };
  startTransition(() => {
    hydrateRoot(
      root,
      <ReplayInput root={root} onHydrated={onHydrated}>
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
    );
  });
}

async function loadInitialRouteWithRetries(remotes: Remotes, pathname: string): Promise<InitialRoute> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await loadInitialRoute(remotes, pathname);
    } catch {
      await waitForRetry(document, tries);
    }
  }
}
