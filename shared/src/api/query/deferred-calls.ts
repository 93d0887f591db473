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

/** Early ids of calls, which subscribe although no core knows them yet. */
const waitingIds = new Set<string>();
/** What became of mutations that were called early: null while they wait, the id that the core gave them, or false where it did not come. */
const mutationIds = new Map<string, string | false | null>();
let count = 0;

export const isWaiting = (requestId: string): boolean => waitingIds.has(requestId);

export const getMutationId = (requestId: string | undefined) => (requestId === undefined ? undefined : mutationIds.get(requestId));

interface DeferredCall {
  /** Starts the call in the core. */
  start: (core: QueryCore) => QueryCall;
  /** Called when the core did not load; returns whether the call is to be started all the same later. */
  fail: () => boolean;
  /** What the call has before it starts. */
  early: Pick<QueryCall, 'arg' | 'queryCacheKey' | 'subscriptionOptions'>;
}

/** A call that starts once the core is here. What is done with it before is done to the call that was started. */
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

/** `initiate` of a query or an infinite query. `getKey` gives its key in the cache. */
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

/** `initiate` of a mutation. One that failed for want of the core is not sent later: its caller was told. */
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

/** A thunk that dispatches what the core's `util[name]` gives, now or once the core is here; `early` is its result until then. */
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
