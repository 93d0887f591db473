import {
  awaitQueryCore,
  getEndpoint,
  getQueryCore,
  type CallOutcome,
  type Dispatch,
  type QueryCall,
  type QueryCore,
  type Thunk,
} from './core-loader';
import { mutationUnavailable, notLoaded, queryUnavailable } from './early-state';

/** Temporary ids of calls that wait for the core. They count as subscribed. */
const waitingIds = new Set<string>();
/**
 * The state of mutations that were called before the core was loaded: null while they wait, then their id in the core, or false
 * if it failed to load.
 */
const mutationIds = new Map<string, string | false | null>();
let count = 0;

export const isWaiting = (requestId: string): boolean => waitingIds.has(requestId);

export const getMutationId = (requestId: string | undefined) => (requestId === undefined ? undefined : mutationIds.get(requestId));

interface DeferredCall {
  start: (core: QueryCore) => QueryCall;
  /** Called if the core failed to load; returns whether to start the call when a later attempt succeeds. */
  fail: () => boolean;
  /** The properties of the call before it starts. */
  early: Pick<QueryCall, 'arg' | 'queryCacheKey' | 'subscriptionOptions'>;
}

/** A call that starts when the core is loaded. Methods that are called on it before are applied to the started call. */
function deferCall({ start, fail, early }: DeferredCall): QueryCall {
  const earlyId = `early-${(count += 1)}`;
  let call: QueryCall | null = null;
  let isCancelled = false;
  const steps: ((started: QueryCall) => void)[] = [];
  const later = (step: (started: QueryCall) => void) => (call === null ? void steps.push(step) : step(call));
  let settle: (outcome: CallOutcome | PromiseLike<CallOutcome>) => void;
  const promise = new Promise<CallOutcome>((resolve) => {
    settle = resolve;
  });
  const cancel = () => {
    isCancelled = true;
    waitingIds.delete(earlyId);
    if (mutationIds.has(earlyId)) mutationIds.set(earlyId, false);
    settle({ error: notLoaded });
  };
  waitingIds.add(earlyId);
  awaitQueryCore({
    start(core) {
      if (isCancelled) return;
      call = start(core);
      waitingIds.delete(earlyId);
      if (mutationIds.has(earlyId)) mutationIds.set(earlyId, call.requestId);
      for (const step of steps) step(call);
      settle(call);
    },
    fail() {
      if (isCancelled) return false;
      const isKept = fail();
      settle({ error: notLoaded });
      return isKept;
    },
  });
  const deferred = Object.assign(promise, {
    abort: () => (call === null ? cancel() : call.abort()),
    unsubscribe: () => (call === null ? cancel() : call.unsubscribe?.()),
    updateSubscriptionOptions(options: unknown) {
      early.subscriptionOptions = options;
      later((started) => started.updateSubscriptionOptions?.(options));
    },
    reset: () => later((started) => started.reset?.()),
    async unwrap() {
      const { data, error } = await promise;
      if (error !== undefined) throw error;
      return data;
    },
  });
  const get = (name: 'arg' | 'requestId' | 'queryCacheKey' | 'subscriptionOptions') => ({
    get: () => (call === null ? (name === 'requestId' ? earlyId : early[name]) : call[name]),
  });
  return Object.defineProperties(deferred, {
    arg: get('arg'),
    requestId: get('requestId'),
    queryCacheKey: get('queryCacheKey'),
    subscriptionOptions: get('subscriptionOptions'),
  }) as unknown as QueryCall;
}

/** `initiate` of a query or an infinite query. `getKey` returns its key in the cache. */
export const buildInitiateQuery = (name: string, getKey: (arg: unknown) => string) => {
  const initiate =
    (arg: unknown, options: { subscriptionOptions?: unknown } = {}): Thunk<QueryCall> =>
    (dispatch) => {
      const start = (core: QueryCore) => dispatch(getEndpoint(core, name).initiate(arg, options)) as QueryCall;
      const core = getQueryCore();
      if (core !== null) return start(core);
      const key = getKey(arg);
      const fail = () => {
        dispatch(queryUnavailable(key, name, arg));
        return true;
      };
      const call = deferCall({ start, fail, early: { arg, queryCacheKey: key, subscriptionOptions: options.subscriptionOptions } });
      const refetch = (more?: object) => dispatch(initiate(arg, { subscribe: false, forceRefetch: true, ...more } as object)) as QueryCall;
      return Object.assign(call, { refetch });
    };
  return initiate;
};

/**
 * `initiate` of a mutation. One that failed because the core did not load is not sent later, because its caller already got the
 * failure.
 */
export const buildInitiateMutation =
  (name: string) =>
  (arg: unknown, options: object = {}): Thunk<QueryCall> =>
  (dispatch) => {
    const start = (core: QueryCore) => dispatch(getEndpoint(core, name).initiate(arg, options)) as QueryCall;
    const core = getQueryCore();
    if (core !== null) return start(core);
    const fail = () => {
      mutationIds.set(call.requestId, false);
      dispatch(mutationUnavailable());
      return false;
    };
    const call = deferCall({ start, fail, early: { arg: { ...options, endpointName: name, originalArgs: arg } } });
    mutationIds.set(call.requestId, null);
    return call;
  };

/** A thunk that dispatches the core's `util[name]` now or when the core is loaded; `early` makes its result until then. */
export const deferUtil =
  <Early>(name: string, early: (later: (step: (result: unknown) => void) => void) => Early) =>
  (...args: never[]) =>
  (dispatch: Dispatch): unknown => {
    const start = (core: QueryCore) => dispatch(core.util[name]?.(...args));
    const core = getQueryCore();
    if (core !== null) return start(core);
    let result: { value: unknown } | null = null;
    const steps: ((value: unknown) => void)[] = [];
    awaitQueryCore({
      start(loaded) {
        result = { value: start(loaded) };
        for (const step of steps) step(result.value);
      },
      fail: () => true,
    });
    return early((step) => (result === null ? void steps.push(step) : step(result.value)));
  };
