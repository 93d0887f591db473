import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Remotes } from './remotes';
import { retryablePages, type PageModule } from './retryable-pages';

/** The routes of the remote that owns the initial page, with that page's code already loaded. */
export interface InitialRoute {
  owner: string | null;
  /** Whether the owner was loaded from another release than the one that the server rendered with. */
  isFallback: boolean;
  routes: RouteObject[];
}

/** Loads what hydration of the initial page needs. Rejects if the owner's code fails to load. */
export async function loadInitialRoute(remotes: Remotes, pathname: string): Promise<InitialRoute> {
  const loaded = await remotes.load(pathname);
  if (loaded === null) return { owner: null, isFallback: false, routes: [] };
  const { routes } = loaded.module;
  const preloaded = new Map<RouteObject, PageModule>();
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') preloaded.set(route, (await route.lazy()) as PageModule);
  }
  return { owner: loaded.name, isFallback: loaded.isFallback, routes: retryablePages(routes, preloaded) };
}
