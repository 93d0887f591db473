import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createContext, data, redirect, type LoaderFunction, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import type { ApiExtra } from './base-query';
import { isApiError } from './errors';
import type { AppState, AppStore } from './store';

/**
 * The router context of loaders: the store of the page, and whether loaders await the data (on the server, which renders it) or
 * only start the calls (in the browser, whose pages show a skeleton meanwhile). The server passes a set that collects the names
 * of endpoints that may fail without failing the page.
 */
export const loaderContext = createContext<{ store: AppStore; awaitData: boolean; optionalEndpoints?: Set<string> }>();

/** The result of `endpoint.initiate(…)`, or of a thunk that starts several of them. */
type QueryCall = PromiseLike<{ error?: unknown }> & { unsubscribe?: () => void };
type QueryThunk = ThunkAction<QueryCall, AppState, ApiExtra, UnknownAction>;

export interface LoaderInput extends LoaderFunctionArgs {
  url: URL;
  /** Whether to fetch private data. Always false on the server: a document holds public data only, and the browser fetches the rest. */
  isSignedIn: boolean;
}

interface PrefetchOptions {
  /** Where visitors without a session are redirected, for pages whose whole content is private. */
  redirectTo?: string;
  /** Names of endpoints for optional parts of the page: if one fails on the server, the browser fetches that part. */
  optional?: readonly string[];
}

/**
 * A loader that starts the page's queries (`endpoint.initiate(…)`) and returns null: the query cache holds the data. If the
 * loader awaits the data, a 404 of the API becomes the status of the document; the page itself says what is missing.
 */
export function prefetch(
  queries: (input: LoaderInput) => QueryThunk[],
  { redirectTo, optional = [] }: PrefetchOptions = {},
): LoaderFunction {
  return async (args) => {
    const { store, awaitData, optionalEndpoints } = (args.context as Readonly<RouterContextProvider>).get(loaderContext);
    const signedIn = store.getState().session.token !== null;
    if (redirectTo !== undefined && !signedIn) throw redirect(redirectTo);
    if (redirectTo !== undefined && awaitData) return null;
    const url = new URL(args.request.url);
    for (const name of optional) optionalEndpoints?.add(name);
    const calls = queries({ ...args, url, isSignedIn: signedIn && !awaitData }).map((thunk) => store.dispatch(thunk));
    if (awaitData) return awaitCalls(calls);
    // The hooks of the page subscribe to the data; a subscription of the loader would keep it in the cache forever.
    for (const call of calls) call.unsubscribe?.();
    return null;
  };
}

async function awaitCalls(calls: PromiseLike<{ error?: unknown }>[]) {
  const results = await Promise.all(calls);
  return results.some(({ error }) => isApiError(error) && error.status === 404) ? data(null, { status: 404 }) : null;
}
