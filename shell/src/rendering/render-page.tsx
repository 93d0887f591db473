import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider, type RouteObject, type StaticHandlerContext } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { baseApi, createStore, loaderContext, type AppStore } from '@oracle-astra/shared/api';
import { PageRenderError, type NavigationEntry, type RenderedPage, type PageRequest, type PageState, type RenderPage } from '@oracle-astra/shared/contract';
import { App } from '../app/app';
import { htmlOf, splitHead } from './html-of';
import { askInProcess } from './ask-in-process';
import { RulesOnce } from './rules-once';
import { retryablePages } from '../app/retryable-pages';
import { missingRoute, shellRoutes } from '../app/shell-routes';

const nothing = () => undefined;

/** Renders addresses of some routes within the site's frame. */
export function pageRenderer(routes: RouteObject[], navigation: NavigationEntry[]): RenderPage {
  const handler = createStaticHandler(shellRoutes({ navigation, nameOf: () => null }, retryablePages(routes)));

  return async (page, ask) => {
    const store = createStore({ token: page.token, extra: { baseUrl: '', send: askInProcess(ask) } });
    try {
      const requestContext = new RouterContextProvider(new Map([[loaderContext, { store, waits: true }]]));
      const context = await handler.query(new Request(page.publicUrl + page.address), { requestContext });
      if (context instanceof Response) return redirectOf(context);
      refuseFailures(store, context);
      return { kind: 'page', status: statusOf(context), ...(await rendered(store, context, page)), state: stateOf(store, context, page) };
    } finally {
      // The timers of what was fetched would keep the store for minutes.
      store.dispatch(baseApi.util.resetApiState());
    }
  };

  async function rendered(store: AppStore, context: StaticHandlerContext, { now, publicUrl }: PageRequest) {
    const sheet = new ServerStyleSheet();
    try {
      const router = createStaticRouter(handler.dataRoutes, context);
      const html = await htmlOf(
        sheet.collectStyles(
          <RulesOnce>
            <App store={store} renderedAt={now} skew={0} siteAddress={publicUrl} prefetch={nothing}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </App>
          </RulesOnce>,
        ),
      );
      return { ...splitHead(html), styles: sheet.getStyleTags() };
    } finally {
      sheet.seal();
    }
  }
}

const statusOf = ({ matches, statusCode }: StaticHandlerContext) => (matches.at(-1)?.route.id === missingRoute ? 404 : statusCode);

function redirectOf({ status, headers }: Response): RenderedPage {
  const location = headers.get('location');
  if (location === null) throw new PageRenderError('loader', `A loader answered ${status}`);
  return { kind: 'redirect', status, location };
}

/** A page without its data is better rendered by the browser, which can try again; that a thing does not exist is an answer. */
function refuseFailures(store: AppStore, { errors, statusCode }: StaticHandlerContext): void {
  const failure = Object.values(errors ?? {})[0] as unknown;
  if (failure !== undefined && statusCode >= 500) throw loaderFault(failure, statusCode);
  if (errors !== null) return;
  const refused = Object.values(store.getState().api.queries).find((query) => query?.status === 'rejected');
  if (refused) throw new PageRenderError('api', `${refused.endpointName} was refused`);
}

function loaderFault(failure: unknown, statusCode: number): PageRenderError {
  const fault = new PageRenderError('loader', failure instanceof Error ? failure.message : `A loader failed with ${statusCode}`);
  // The log shows where it came from.
  if (failure instanceof Error) fault.stack = failure.stack;
  return fault;
}

function stateOf(store: AppStore, { loaderData, errors }: StaticHandlerContext, { now, token, ended }: PageRequest): PageState {
  const { queries, provided } = store.getState().api;
  return {
    now,
    session: token !== null ? 'in' : ended ? 'ended' : 'none',
    api: { queries: Object.fromEntries(Object.entries(queries).filter(([, query]) => query?.status === 'fulfilled')), provided },
    loaderData,
    errors,
  };
}
