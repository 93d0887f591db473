import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, sessionOf, type SharedState } from '../session';
import { baseApi } from './base-api';
import type { ApiExtra } from './base-query';

type StoreState = SharedState & { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

const storeReducer = rootReducer.inject(baseApi) as unknown as Reducer<StoreState, UnknownAction, Partial<StoreState>>;

/**
 * The store of a page, or of one request on the server. `token` is the visitor's bearer token or null;
 * `state` is what the server fetched, in the shape of the api's own state.
 */
export function createStore({ token, extra, api }: { token: string | null; extra: ApiExtra; api?: unknown }) {
  return configureStore({
    reducer: storeReducer,
    preloadedState: { session: sessionOf(token), ...(api === undefined ? {} : { api }) } as Partial<StoreState>,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
