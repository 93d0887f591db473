import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { PageState } from '../contract';
import { rootReducer, toSessionState, type SharedState } from '../session';
import { baseApi } from './base-api';
import type { ApiExtra } from './base-query';

type StoreState = SharedState & { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

const nothingFetched = () => baseApi.reducer(undefined, { type: 'nothing was fetched' });

const storeReducer = rootReducer.inject(baseApi) as unknown as Reducer<StoreState, UnknownAction, Partial<StoreState>>;

interface Given {
  /** The visitor's bearer token, or null. */
  token: string | null;
  extra: ApiExtra;
  /** The api state that the server fetched for this page. */
  api?: PageState['api'];
}

/** Creates the store of a page in the browser or of one request on the server. */
export function createStore({ token, extra, api }: Given) {
  return configureStore({
    reducer: storeReducer,
    preloadedState: { session: toSessionState(token), ...(api ? { api: { ...nothingFetched(), ...api } } : {}) } as Partial<StoreState>,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
