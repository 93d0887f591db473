import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { baseApi, createStore, isApiError, loaderContext, type AppStore } from '@oracle-astra/shared/api';
import {
  locales,
  localePrefix,
  localizeNavigation,
  PageRenderError,
  type DescribedNavigationEntry,
  type Locale,
  type RenderedPage,
  type PageRequest,
  type PageState,
  type RenderPage,
} from '@oracle-astra/shared/contract';
import { App } from '../app/app';
import { renderHtml, splitHead } from './render-html';
import { createInProcessSend } from './in-process-send';
import { CachedStyleRules } from './cached-style-rules';
import { retryablePages } from '../app/router/retryable-pages';
import { notFoundRouteId, shellRoutes } from '../app/router/shell-routes';

type QueryCacheKey = Parameters<typeof baseApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

const noop = () => undefined;

/** Creates a renderer of pages of the given routes within the site's frame. */
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

  return async (page, callApi) => {
    const store = createStore({ token: page.token, extra: { baseUrl: '', locale: page.locale, send: createInProcessSend(callApi) } });
    try {
      const optionalEndpoints = new Set<string>();
      const requestContext = new RouterContextProvider(new Map([[loaderContext, { store, awaitData: true, optionalEndpoints }]]));
      const context = await handlers[page.locale].query(new Request(page.publicUrl + page.address), { requestContext });
      if (context instanceof Response) return toRedirect(context);
      forgetFailures(store, optionalEndpoints);
      throwOnFailure(store, context);
      return {
        kind: 'page',
        status: getStatus(context),
        ...(await renderMarkup(store, context, page)),
        state: toPageState(store, context, page),
      };
    } finally {
      // The timers of cached queries would keep the store in memory for minutes.
      store.dispatch(baseApi.util.resetApiState());
    }
  };

  async function renderMarkup(store: AppStore, context: StaticHandlerContext, { locale, now, publicUrl, details }: PageRequest) {
    const sheet = new ServerStyleSheet();
    try {
      const router = createStaticRouter(handlers[locale].dataRoutes, context);
      const html = await renderHtml(
        sheet.collectStyles(
          <CachedStyleRules>
            <App store={store} locale={locale} renderedAt={now} skew={0} siteAddress={publicUrl} details={details} prefetch={noop}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </App>
          </CachedStyleRules>,
        ),
      );
      return { ...splitHead(html), styles: sheet.getStyleTags() };
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

/** Removes failed queries of optional parts: the server renders their loading state, and the browser fetches the data. */
function forgetFailures(store: AppStore, endpoints: ReadonlySet<string>): void {
  for (const [key, query] of Object.entries(store.getState().api.queries)) {
    if (query?.status !== 'rejected' || !endpoints.has(query.endpointName)) continue;
    store.dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
  }
}

/** Throws if data of the page failed to load, because the browser can retry. A page that says what is missing is valid. */
function throwOnFailure(store: AppStore, { errors, statusCode }: StaticHandlerContext): void {
  const failure = Object.values(errors ?? {})[0] as unknown;
  if (failure !== undefined && statusCode >= 500) throw toLoaderError(failure, statusCode);
  if (errors !== null) return;
  const failed = Object.values(store.getState().api.queries).find(
    (query) => query?.status === 'rejected' && !(statusCode === 404 && isRefusal(query.error)),
  );
  if (failed) throw new PageRenderError('api', `${failed.endpointName} was refused`);
}

/** Whether the API rejected the request itself, so that a retry would change nothing. */
const isRefusal = (error: unknown) => isApiError(error) && error.status !== null && error.status >= 400 && error.status < 500;

function toLoaderError(failure: unknown, statusCode: number): PageRenderError {
  const error = new PageRenderError('loader', failure instanceof Error ? failure.message : `A loader failed with ${statusCode}`);
  if (failure instanceof Error) error.stack = failure.stack;
  return error;
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
