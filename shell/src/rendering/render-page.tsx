import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { baseApi, createStore, loaderContext, type AppStore } from '@oracle-astra/shared/api';
import {
  locales,
  localePrefix,
  localizeNavigation,
  PageRenderError,
  type DescribedNavigationEntry,
  type Locale,
  type PageFills,
  type RenderedPage,
  type PageRequest,
  type PageState,
  type RenderPage,
} from '@oracle-astra/shared/contract';
import { App } from '../app/app';
import { forgetFailures, throwOnFailure } from './query-failures';
import { noFills, renderFills, toServerSlots, type RenderedFills } from './render-fills';
import { renderHtml, splitHead } from './render-html';
import { createInProcessSend } from './in-process-send';
import { CachedStyleRules } from './cached-style-rules';
import { retryablePages } from '../app/router/retryable-pages';
import { notFoundRouteId, shellRoutes } from '../app/router/shell-routes';

const noop = () => undefined;

/** Creates a renderer of pages of the given routes within the site's frame. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createRouteRenderer(routes: RouteObject[], navigation: DescribedNavigationEntry[]): RenderPage {
  const createHandler = (locale: Locale) =>
    createStaticHandler(
      shellRoutes(
        { navigation: localizeNavigation(navigation, locale), releaseOf: () => null, isLoaded: () => true },
        retryablePages(routes),
      ),
      {
        basename: localePrefix(locale) || '/',
      },
    );
  const handlers = Object.fromEntries(locales.map((locale) => [locale, createHandler(locale)])) as Record<
    Locale,
    ReturnType<typeof createStaticHandler>
  >;

  return async (page, callApi, pageFills) => {
    const store = createStore({ token: page.token, extra: { baseUrl: '', locale: page.locale, send: createInProcessSend(callApi) } });
    try {
      const optionalEndpoints = new Set<string>();
      const requestContext = new RouterContextProvider(new Map([[loaderContext, { store, awaitData: true, optionalEndpoints }]]));
      const request = new Request(page.publicUrl + page.address);
      const context = await handlers[page.locale].query(request, { requestContext });
      if (context instanceof Response) return toRedirect(context);
      forgetFailures(store, optionalEndpoints);
      throwOnFailure(store, context);
      const { fills, ...markup } = await renderMarkup(store, context, page, { request, requestContext, pageFills });
      return {
        kind: 'page',
        status: getStatus(context),
        ...markup,
        state: { ...toPageState(store, context, page), ...(fills.out.length > 0 && { fillsOut: fills.out }) },
        ...(pageFills && { fills: fills.outcomes }),
      };
    } finally {
      // The timers of cached queries would keep the store in memory for minutes.
      store.dispatch(baseApi.util.resetApiState());
    }
  };

  async function renderMarkup(
    store: AppStore,
    context: StaticHandlerContext,
    page: PageRequest,
    { pageFills, ...loading }: { request: Request; requestContext: RouterContextProvider; pageFills: PageFills | undefined },
  ) {
    const { locale, now: renderedAt, publicUrl: siteAddress, details } = page;
    const sheet = new ServerStyleSheet();
    const app = { store, locale, renderedAt, skew: 0, siteAddress, details, prefetch: noop };
    const collect = (element: ReactNode) => sheet.collectStyles(<CachedStyleRules>{element}</CachedStyleRules>);
    try {
      const router = createStaticRouter(handlers[locale].dataRoutes, context);
      // After the page's own loaders, so that a redirect or a failure of the page runs no fill.
      const fills: RenderedFills = pageFills ? await renderFills({ page, app, router, collect, ...loading }, pageFills) : noFills;
      const html = await renderHtml(
        collect(
          <App {...app} slots={toServerSlots(pageFills, fills)}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>,
        ),
      );
      return { ...splitHead(html), styles: sheet.getStyleTags(), fills };
    } finally {
      sheet.seal();
    }
  }
}

const getStatus = ({ matches, statusCode }: StaticHandlerContext) => (matches.at(-1)?.route.id === notFoundRouteId ? 404 : statusCode);

function toRedirect({ status, headers }: Response): RenderedPage {
  const location = headers.get('location');
  if (location === null) throw new PageRenderError('loader', `A loader answered ${status}`);
  return { kind: 'redirect', status, location };
}

function toPageState(
  store: AppStore,
  { loaderData, errors, statusCode }: StaticHandlerContext,
  { now, token, ended }: PageRequest,
): PageState {
  const { queries, provided } = store.getState().api;
  // A page that says what is missing shows the error of its query.
  const isShown = (status?: string) => status === 'fulfilled' || (status === 'rejected' && statusCode === 404);
  return {
    now,
    session: token !== null ? 'in' : ended ? 'ended' : 'none',
    api: { queries: Object.fromEntries(Object.entries(queries).filter(([, query]) => isShown(query?.status))), provided },
    loaderData,
    errors,
  };
}
