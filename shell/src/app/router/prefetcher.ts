import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import { loaderContext, type AppStore } from '@oracle-astra/shared/api';
import { splitLocale } from '@oracle-astra/shared/contract';
import { isDataSaved } from '../background/should-save-data';
import type { Remotes } from './remotes';

/**
 * Returns a function that prefetches the owner's code, the page's chunk and its data for a link that is about to be
 * followed, unless the visitor saves data. A failure is ignored, because the navigation itself tries again and reports it.
 */
export function createPrefetcher(remotes: Remotes, store: AppStore): (href: string) => void {
  const seen = new Set<string>();
  return (href) => {
    const url = new URL(href, location.href);
    const address = url.pathname + url.search;
    if (url.origin !== location.origin || seen.has(address) || isDataSaved(navigator)) return;
    seen.add(address);
    // Retried when the link is followed.
    prefetch(url).catch(() => seen.delete(address));
  };

  async function prefetch(url: URL): Promise<void> {
    const { locale, pathname } = splitLocale(url.pathname);
    // A link to the other language opens another document.
    if (locale !== splitLocale(location.pathname).locale) return;
    const loaded = await remotes.load(pathname);
    if (loaded === null) return;
    const request = new Request(url);
    const context = new RouterContextProvider(new Map([[loaderContext, { store, awaitData: false }]]));
    for (const { route, params } of matchRoutes(loaded.module.routes, pathname) ?? []) {
      const page = typeof route.lazy === 'function' ? route.lazy() : undefined;
      const data =
        typeof route.loader === 'function' ? route.loader({ request, params, context, url, pattern: route.path ?? '' }) : undefined;
      await Promise.all([page, data]);
    }
  }
}
