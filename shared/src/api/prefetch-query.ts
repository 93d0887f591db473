import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createContext, data, redirect, type LoaderFunction, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import type { ApiExtra } from './base-query';
import { isApiError } from './errors';
import type { AppState, AppStore } from './store';

/**
 * What loaders get of the page: its store, and whether they wait for the data (the server, which renders it)
 * or only start the calls (the browser, whose pages show a skeleton meanwhile).
 */
export const loaderContext = createContext<{ store: AppStore; awaitData: boolean }>();

/** What `endpoint.initiate(…)` gives, or a thunk that starts several of them and tells how they went. */
type QueryCall = PromiseLike<{ error?: unknown }> & { unsubscribe?: () => void };
type QueryThunk = ThunkAction<QueryCall, AppState, ApiExtra, UnknownAction>;

export interface LoaderInput extends LoaderFunctionArgs {
  url: URL;
  /** Whether to fetch what is somebody's own. Never on the server: a document holds what everyone may see, the browser fetches the rest. */
  isSignedIn: boolean;
}

interface Needs {
  /** Where a visitor without a session is sent: everything on the page is somebody's own. */
  redirectTo?: string;
}

/**
 * A loader that starts the page's queries (`endpoint.initiate(…)`) and returns null: the query's cache holds the data.
 * A resource that the API does not know (404) becomes the site's 404 page where the loader waits.
 */
export function prefetch(queries: (input: LoaderInput) => QueryThunk[], { redirectTo }: Needs = {}): LoaderFunction {
  return async (args) => {
    const { store, awaitData } = (args.context as Readonly<RouterContextProvider>).get(loaderContext);
    const signedIn = store.getState().session.token !== null;
    if (redirectTo !== undefined && !signedIn) throw redirect(redirectTo);
    if (redirectTo !== undefined && awaitData) return null;
    const url = new URL(args.request.url);
    const calls = queries({ ...args, url, isSignedIn: signedIn && !awaitData }).map((thunk) => store.dispatch(thunk));
    if (awaitData) await settled(calls);
    // The page's own hooks keep the data; a loader that kept it too would never let go of it.
    else for (const call of calls) call.unsubscribe?.();
    return null;
  };
}

async function settled(calls: PromiseLike<{ error?: unknown }>[]): Promise<void> {
  const results = await Promise.all(calls);
  if (results.some(({ error }) => isApiError(error) && error.status === 404)) throw data(null, { status: 404 });
}
