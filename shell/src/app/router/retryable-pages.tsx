import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

export interface PageModule {
  Component?: ComponentType;
}

/**
 * Makes lazy pages retryable. react-router caches the promise of a route's `lazy`, even a rejected one, so a chunk that failed
 * once would fail until a full reload. Here the loader loads the page at every navigation; pages in `preloaded` are already
 * loaded.
 */
export const retryablePages = (routes: RouteObject[], preloaded: ReadonlyMap<RouteObject, PageModule> = new Map()): RouteObject[] =>
  routes.map((route) => toRetryable(route, preloaded));

function toRetryable(route: RouteObject, preloaded: ReadonlyMap<RouteObject, PageModule>): RouteObject {
  if (route.index) return route;
  const { lazy, loader, children, ...rest } = route;
  const nested = children && retryablePages(children, preloaded);
  if (typeof lazy !== 'function') return { ...rest, lazy, loader, children: nested };

  let page = preloaded.get(route) ?? {};
  const loadPage: LoaderFunction = async (args, context) => {
    const chunk = Promise.resolve(lazy()).then((module) => {
      page = module as PageModule;
    });
    const loaderData = typeof loader === 'function' ? loader(args, context) : null;
    const [data] = await Promise.all([loaderData, chunk]);
    return data;
  };
  const Page = () => (page.Component ? <page.Component /> : null);
  return { ...rest, loader: loadPage, Component: Page, children: nested };
}
