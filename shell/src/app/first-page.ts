import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Remotes } from './remotes';
import { retryablePages, type PageModule } from './retryable-pages';

/** The routes of the remote that owns the first page, with that page's own code in place. */
export interface FirstPage {
  owner: string | null;
  /** The owner's code is not of the release that the server rendered with. */
  isAnother: boolean;
  routes: RouteObject[];
}

/** Brings what the first page needs to be taken over. Rejects where its owner cannot be had. */
export async function firstPage(remotes: Remotes, pathname: string): Promise<FirstPage> {
  const loaded = await remotes.load(pathname);
  if (loaded === null) return { owner: null, isAnother: false, routes: [] };
  const { routes } = loaded.module;
  const ready = new Map<RouteObject, PageModule>();
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') ready.set(route, (await route.lazy()) as PageModule);
  }
  return { owner: loaded.name, isAnother: loaded.isFallback, routes: retryablePages(routes, ready) };
}
