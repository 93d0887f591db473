import type { Middleware, Reducer } from '@reduxjs/toolkit';

/** A running call: a promise of its result with the methods of RTK Query. */
export interface QueryCall extends Promise<CallOutcome> {
  arg: unknown;
  requestId: string;
  queryCacheKey?: string;
  subscriptionOptions?: unknown;
  abort: () => void;
  unwrap: () => Promise<unknown>;
  unsubscribe?: () => void;
  refetch?: (options?: object) => QueryCall;
  updateSubscriptionOptions?: (options: unknown) => void;
  reset?: () => void;
}

export interface CallOutcome {
  data?: unknown;
  error?: unknown;
}

export type Dispatch = (action: unknown) => unknown;
export type Thunk<Result> = (dispatch: Dispatch) => Result;

export interface CoreEndpoint {
  initiate: (arg: unknown, options?: object) => Thunk<QueryCall>;
  select: (arg: unknown) => (state: unknown) => object;
}

/** The members that are used of the api that RTK Query's core creates, which fetches and changes the cache. */
export interface QueryCore {
  reducer: Reducer;
  middleware: Middleware;
  endpoints: Record<string, CoreEndpoint>;
  util: Record<string, (...args: never[]) => unknown>;
  internalActions: {
    internal_getRTKQSubscriptions: () => unknown;
    removeQueryResult: (entry: object) => unknown;
    removeMutationResult: (entry: object) => unknown;
  };
  injectEndpoints: (inject: { endpoints: () => Record<string, object> }) => unknown;
}

/** A call that waits until the core is loaded. */
interface Waiting {
  start: (core: QueryCore) => void;
  /** Called if the core failed to load; returns whether to start the call when a later attempt succeeds. */
  fail: () => boolean;
}

const definitions: Record<string, object> = {};
let core: QueryCore | null = null;
let loading: Promise<void> | null = null;
let waiting: Waiting[] = [];

/** An endpoint of the core, which has every endpoint of the api. Throws for an unknown name. */
export function getEndpoint({ endpoints }: QueryCore, name: string): CoreEndpoint {
  const endpoint = endpoints[name];
  if (endpoint === undefined) throw new Error(`The api has no endpoint ${name}`);
  return endpoint;
}

export const getQueryCore = (): QueryCore | null => core;

/** Adds an endpoint to the core, or keeps it until the core is loaded. */
export function defineEndpoint(name: string, definition: object): void {
  definitions[name] = definition;
  core?.injectEndpoints({ endpoints: () => ({ [name]: definition }) });
}

/** Attaches the core to the api and starts the waiting calls in their order. */
export function attachQueryCore(create: () => QueryCore): void {
  if (core !== null) return;
  core = create();
  core.injectEndpoints({ endpoints: () => definitions });
  const started = waiting;
  waiting = [];
  for (const { start } of started) start(core);
}

/** Loads the core. Rejects if its file fails to load; the next call and the `online` event retry. */
export function loadQueryCore(): Promise<void> {
  return (loading ??= import(/* webpackChunkName: "query" */ './query-core')
    .then(({ createQueryCore }) => attachQueryCore(createQueryCore))
    .catch((error: unknown) => {
      loading = null;
      waiting = waiting.filter(({ fail }) => fail());
      // A failed retry is repeated by the next call.
      addEventListener('online', () => void loadQueryCore().catch(() => undefined), { once: true });
      throw error;
    }));
}

/** Runs `start` when the core is loaded, without loading it. */
export function onQueryCore(start: Waiting['start']): void {
  waiting.push({ start, fail: () => true });
}

/** Loads the core for a waiting call. */
export function awaitQueryCore(item: Waiting): void {
  waiting.push(item);
  // Not handled here, because `fail` rejects the waiting calls.
  loadQueryCore().catch(() => undefined);
}
