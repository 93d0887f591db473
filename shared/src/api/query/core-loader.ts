import type { Middleware, Reducer } from '@reduxjs/toolkit';

/** A call of the query: a promise of its result with the methods that RTK Query gives it. */
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

/** What is used of the api that RTK Query's core creates: all that fetches and changes the cache. */
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

/** Something that waits for the core. */
interface Waiting {
  start: (core: QueryCore) => void;
  /** Called when the core did not load; returns whether it is to be started all the same once the core is here. */
  fail: () => boolean;
}

const definitions: Record<string, object> = {};
let core: QueryCore | null = null;
let loading: Promise<void> | null = null;
let waiting: Waiting[] = [];

/** An endpoint of the core, which has all that the api has. */
export function getEndpoint({ endpoints }: QueryCore, name: string): CoreEndpoint {
  const endpoint = endpoints[name];
  if (endpoint === undefined) throw new Error(`The api has no endpoint ${name}`);
  return endpoint;
}

export const getQueryCore = (): QueryCore | null => core;

/** Adds an endpoint, now or as soon as the core is here. */
export function defineEndpoint(name: string, definition: object): void {
  definitions[name] = definition;
  core?.injectEndpoints({ endpoints: () => ({ [name]: definition }) });
}

/** Gives the api its core, and starts what waited for it, in the order of the calls. */
export function attachQueryCore(create: () => QueryCore): void {
  if (core !== null) return;
  core = create();
  core.injectEndpoints({ endpoints: () => definitions });
  const started = waiting;
  waiting = [];
  for (const { start } of started) start(core);
}

/** Loads the code that fetches. Rejects when its file does not come; the next call, or being online again, tries again. */
export function loadQueryCore(): Promise<void> {
  return (loading ??= import(/* webpackChunkName: "query" */ './query-core')
    .then(({ createQueryCore }) => attachQueryCore(createQueryCore))
    .catch((error: unknown) => {
      loading = null;
      waiting = waiting.filter(({ fail }) => fail());
      // It is tried again with the next call.
      addEventListener('online', () => void loadQueryCore().catch(() => undefined), { once: true });
      throw error;
    }));
}

/** Starts something as soon as the core is here. */
export function onQueryCore(start: Waiting['start']): void {
  waiting.push({ start, fail: () => true });
}

/** Loads the core for something that waits for it. */
export function awaitQueryCore(item: Waiting): void {
  waiting.push(item);
  // `fail` rejects the waiting calls.
  loadQueryCore().catch(() => undefined);
}
