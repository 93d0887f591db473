import type { StaticHandlerContext } from 'react-router-dom';
import { baseApi, isApiError, type AppStore } from '@oracle-astra/shared/api';
import { PageRenderError } from '@oracle-astra/shared/contract';

type QueryCacheKey = Parameters<typeof baseApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** The keys of the failed queries. */
export const listFailedKeys = (store: AppStore): ReadonlySet<string> =>
  new Set(Object.entries(store.getState().api.queries).flatMap(([key, query]) => (query?.status === 'rejected' ? [key] : [])));

/** Removes failed queries: the server renders their loading state, and the browser fetches the data. */
function forget(store: AppStore, keys: Iterable<string>): void {
  for (const key of keys) store.dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
}

/** Forgets the queries that failed for a fill, which are none of the page's. */
export const forgetFillFailures = (store: AppStore, ofPage: ReadonlySet<string>): void =>
  forget(
    store,
    [...listFailedKeys(store)].filter((key) => !ofPage.has(key)),
  );

/** Forgets the failed queries of optional parts. */
export function forgetFailures(store: AppStore, endpoints: ReadonlySet<string>): void {
  const { queries } = store.getState().api;
  forget(
    store,
    [...listFailedKeys(store)].filter((key) => endpoints.has(queries[key as QueryCacheKey]?.endpointName ?? '')),
  );
}

/** Throws if data of the page failed to load, because the browser can retry. A page that says what is missing is valid. */
export function throwOnFailure(store: AppStore, { errors, statusCode }: StaticHandlerContext): void {
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
