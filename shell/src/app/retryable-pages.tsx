import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

export interface PageModule {
  Component?: ComponentType;
}

/**
 * Routes whose pages can be asked for again. react-router keeps the promise of a route's `lazy` for ever, a rejected
 * one too, so a page file that was missing once would be missing until the site is opened anew. Here the page comes
 * with the loader, which runs at every try; the pages of `ready` are there before.
 */
export const retryablePages = (routes: RouteObject[], ready: ReadonlyMap<RouteObject, PageModule> = new Map()): RouteObject[] =>
  routes.map((route) => retryable(route, ready));

function retryable(route: RouteObject, ready: ReadonlyMap<RouteObject, PageModule>): RouteObject {
  if (route.index) return route;
  const { lazy, loader, children, ...rest } = route;
  const below = children && retryablePages(children, ready);
  if (typeof lazy !== 'function') return { ...rest, lazy, loader, children: below };

  let page = ready.get(route) ?? {};
  const bringsPage: LoaderFunction = async (args, context) => {
    const fetching = Promise.resolve(lazy()).then((module) => {
      page = module as PageModule;
    });
    const loading = typeof loader === 'function' ? loader(args, context) : null;
    const [data] = await Promise.all([loading, fetching]);
    return data;
  };
  const Page = () => (page.Component ? <page.Component /> : null);
  return { ...rest, loader: bringsPage, Component: Page, children: below };
}
