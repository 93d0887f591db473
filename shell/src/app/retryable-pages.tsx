import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

interface PageModule {
  Component?: ComponentType;
}

/**
 * Routes whose pages can be asked for again. react-router keeps the promise of a route's `lazy` for ever, a rejected
 * one too, so a page file that was missing once would be missing until the site is opened anew. Here the page comes
 * with the loader, which runs at every try.
 */
export const retryablePages = (routes: RouteObject[]): RouteObject[] => routes.map(retryable);

function retryable(route: RouteObject): RouteObject {
  if (route.index) return route;
  const { lazy, loader, children, ...rest } = route;
  const below = children && retryablePages(children);
  if (typeof lazy !== 'function') return { ...rest, lazy, loader, children: below };

  let page: PageModule = {};
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
