import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import { loaderContext, type AppStore } from '@oracle-astra/shared/api';
import type { Remotes } from './remotes';

/**
 * What a link does when someone is about to follow it: brings the owner's code, the page's chunk and its data.
 * A failure is silent, for the visit itself will try again and say so.
 */
export function followLinks(remotes: Remotes, store: AppStore): (href: string) => void {
  const seen = new Set<string>();
  return (href) => {
    const url = new URL(href, location.href);
    const address = url.pathname + url.search;
    if (url.origin !== location.origin || seen.has(address)) return;
    seen.add(address);
    bring(url).catch(() => seen.delete(address));
  };

  async function bring(url: URL): Promise<void> {
    const loaded = await remotes.load(url.pathname);
    if (loaded === null) return;
    const request = new Request(url);
    const context = new RouterContextProvider(new Map([[loaderContext, { store, waits: false }]]));
    for (const { route, params } of matchRoutes(loaded.module.routes, url.pathname) ?? []) {
      const page = typeof route.lazy === 'function' ? route.lazy() : undefined;
      const data = typeof route.loader === 'function' ? route.loader({ request, params, context, url, pattern: route.path ?? '' }) : undefined;
      await Promise.all([page, data]);
    }
  }
}
