import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { skipToken, type coreModule } from '@reduxjs/toolkit/query/react';
import { defineEndpoint, getEndpoint, getQueryCore, onQueryCore, type Dispatch } from './core-loader';
import { buildInitiateMutation, buildInitiateQuery, deferUtil, getMutationId, isWaiting } from './deferred-calls';
import { earlyReducer, notLoaded, selectEntry, selectInvalidatedBy, withFlags } from './early-state';

type CoreModule = ReturnType<typeof coreModule>;
type Init = CoreModule['init'];
type AnyState = Parameters<ReturnType<typeof selectEntry>>[0];

/** Selects with the core if it is loaded, else with `early`. */
function preferCore(name: string, arg: unknown, early: (state: AnyState) => object) {
  let selector: ((state: unknown) => object) | undefined;
  return (state: AnyState) => {
    const core = getQueryCore();
    if (core !== null) selector ??= getEndpoint(core, name).select(arg);
    return (selector ?? early)(state);
  };
}

const pending = withFlags({ status: 'pending' });
const unavailable = withFlags({ status: 'rejected', error: notLoaded });

/** Selects a mutation by its id. A mutation that was called before the core was loaded gets another id when it starts. */
const buildMutationSelector = (name: string) => (call: { requestId?: string; fixedCacheKey?: string } | string | typeof skipToken) => {
  const requestId = typeof call === 'object' ? call.requestId : typeof call === 'string' ? call : undefined;
  let byCore: ((state: AnyState) => object) | undefined;
  return (state: AnyState) => {
    const id = getMutationId(requestId);
    if (id === null) return pending;
    if (id === false) return unavailable;
    byCore ??= preferCore(
      name,
      id === undefined ? call : { ...(typeof call === 'object' ? call : {}), requestId: id },
      selectEntry(skipToken),
    );
    return byCore(state);
  };
};

/** The core's middleware, from the first action after the core is loaded. */
const middleware: Middleware = (store) => (next) => {
  let handle: ((action: unknown) => unknown) | undefined;
  // An action that completes the state of the document before the first call, because the core reads its configuration there.
  if (getQueryCore() === null) onQueryCore(() => void store.dispatch({ type: 'api/coreAttached' }));
  return (action) => {
    handle ??= getQueryCore()?.middleware(store)(next);
    return (handle ?? next)(action);
  };
};

const reducer = (state: Parameters<typeof earlyReducer>[0], action: UnknownAction) =>
  (getQueryCore()?.reducer ?? earlyReducer)(state as never, action) as unknown;

const internalActions = {
  internal_getRTKQSubscriptions: () => (dispatch: Dispatch) => ({
    isRequestSubscribed(queryCacheKey: string, requestId: string): boolean {
      if (isWaiting(requestId)) return true;
      const action = getQueryCore()?.internalActions.internal_getRTKQSubscriptions();
      return action !== undefined && (dispatch(action) as CoreSubscriptions).isRequestSubscribed(queryCacheKey, requestId);
    },
  }),
  removeQueryResult: (entry: object) => getQueryCore()?.internalActions.removeQueryResult(entry) ?? { type: 'api/nothing to remove' },
  removeMutationResult: (entry: object) => getQueryCore()?.internalActions.removeMutationResult(entry) ?? { type: 'api/nothing to remove' },
};

interface CoreSubscriptions {
  isRequestSubscribed: (queryCacheKey: string, requestId: string) => boolean;
}

interface Patches {
  undo: () => void;
}

const util = {
  selectInvalidatedBy: (state: AnyState, tags: Parameters<typeof selectInvalidatedBy>[1]): unknown =>
    getQueryCore()?.util.selectInvalidatedBy?.(state as never, tags as never) ?? selectInvalidatedBy(state, tags),
  resetApiState: () => ({ type: 'api/resetApiState' }),
  invalidateTags: deferUtil('invalidateTags', () => undefined),
  prefetch: deferUtil('prefetch', () => undefined),
  upsertQueryData: deferUtil('upsertQueryData', () => undefined),
  getRunningQueriesThunk: deferUtil('getRunningQueriesThunk', () => []),
  updateQueryData: deferUtil('updateQueryData', (later) => ({
    patches: [],
    inversePatches: [],
    undo: () => later((patches) => (patches as Patches).undo()),
  })),
};

/**
 * Replaces RTK Query's core module, so that its hooks work unchanged: until the core is loaded, selectors read the state of the
 * document and calls wait; afterwards everything is forwarded to the core.
 */
export const deferredCoreModule = {
  init(api: object, { serializeQueryArgs }: Parameters<Init>[1]) {
    const endpoints: Record<string, object> = {};
    Object.assign(api, { reducerPath: 'api', endpoints, reducer, middleware, internalActions, util });
    return {
      injectEndpoint(name: string, definition: { type?: string }) {
        const getKey = (queryArgs: unknown) =>
          serializeQueryArgs({ queryArgs, endpointName: name, endpointDefinition: definition as never }) as string;
        endpoints[name] =
          definition.type === 'mutation'
            ? { name, initiate: buildInitiateMutation(name), select: buildMutationSelector(name) }
            : {
                name,
                initiate: buildInitiateQuery(name, getKey),
                select: (arg: unknown) => preferCore(name, arg, selectEntry(arg === skipToken ? skipToken : getKey(arg))),
              };
        defineEndpoint(name, definition);
      },
    };
  },
} as unknown as CoreModule;
