import { applyMiddleware, compose, createStore as createReduxStore, type Middleware, type Reducer, type UnknownAction } from 'redux';
import { autoBatchEnhancer, type ThunkDispatch } from '@reduxjs/toolkit';
import { withExtraArgument } from 'redux-thunk';
import type { PageState } from '../contract';
import { rootReducer, toSessionState, type SharedState } from '../session';
import { baseApi } from './base-api';
import type { ApiExtra } from './base-query';
import { tabSync } from './requests/tab-sync';

type StoreState = SharedState & { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

const storeReducer = rootReducer.inject(baseApi) as unknown as Reducer<StoreState, UnknownAction, Partial<StoreState>>;

interface Given {
  /** The visitor's bearer token, or null. */
  token: string | null;
  extra: ApiExtra;
  /** The api state that the server fetched for this page. */
  api?: PageState['api'];
  /** Whether it exchanges changes with the person's other tabs. */
  isTab?: boolean;
}

/**
 * Creates the store of a page in the browser or of one request on the server. Not by `configureStore`, which adds code that only
 * development needs.
 */
export function createStore({ token, extra, api, isTab = false }: Given) {
  const preloaded = { session: toSessionState(token), ...(api ? { api } : {}) } as Partial<StoreState>;
  const middleware = applyMiddleware(withExtraArgument(extra) as Middleware, ...(isTab ? [tabSync as Middleware] : []), baseApi.middleware);
  const store = createReduxStore(storeReducer, preloaded as StoreState, compose(middleware, autoBatchEnhancer()) as never);
  return store as typeof store & { dispatch: ThunkDispatch<StoreState, ApiExtra, UnknownAction> };
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
