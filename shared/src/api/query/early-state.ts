import type { UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '../errors';
import type { TagType } from '../tags';

interface QueryEntry {
  status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
  error?: unknown;
}

/** The part of the api's state that is read before the core is loaded. */
interface EarlyState {
  queries: Record<string, QueryEntry | undefined>;
  mutations: object;
  provided: { tags: Partial<Record<string, Record<string, string[]>>>; keys: object };
  subscriptions: object;
}

type Tag = TagType | { type: TagType; id?: string | number } | null | undefined;

const nothingFetched: EarlyState = { queries: {}, mutations: {}, provided: { tags: {}, keys: {} }, subscriptions: {} };

/** The error of calls whose code failed to load. */
export const notLoaded: ApiError = { kind: 'network', status: null, message: '' };

/** Rejects a query whose code failed to load. */
export const queryUnavailable = (queryCacheKey: string, endpointName: string, originalArgs: unknown) => ({
  type: 'api/unavailable',
  queryCacheKey,
  entry: { status: 'rejected', endpointName, originalArgs, error: notLoaded } satisfies QueryEntry,
});

/** Notifies subscribers that a mutation failed because its code did not load; it changes no state. */
export const mutationUnavailable = () => ({ type: 'api/unavailable' });

/** The reducer of the api's state until the core is loaded: the state of the document and failures to load the core. */
export function earlyReducer(state: Partial<EarlyState> | undefined, action: UnknownAction): EarlyState {
  if (action.type === 'api/resetApiState') return nothingFetched;
  const whole = state?.subscriptions === undefined ? { ...nothingFetched, ...state } : (state as EarlyState);
  if (action.type !== 'api/unavailable') return whole;
  const { queryCacheKey, entry } = action as unknown as Partial<ReturnType<typeof queryUnavailable>>;
  const isNew = queryCacheKey !== undefined && whole.queries[queryCacheKey]?.data === undefined;
  return { ...whole, queries: isNew ? { ...whole.queries, [queryCacheKey]: entry } : whole.queries };
}

/** An entry with the flags that RTK Query's selectors add. */
export const withFlags = (entry: QueryEntry) => ({
  ...entry,
  isUninitialized: entry.status === 'uninitialized',
  isLoading: entry.status === 'pending',
  isSuccess: entry.status === 'fulfilled',
  isError: entry.status === 'rejected',
});

const uninitialized = withFlags({ status: 'uninitialized' });

/** Selects a query by its key in the cache. The result is the same object as long as the entry is. */
export function selectEntry(key: string | typeof skipToken) {
  let last: { entry: QueryEntry; result: ReturnType<typeof withFlags> } | null = null;
  return (state: { api: Partial<EarlyState> }) => {
    const entry = key === skipToken ? undefined : state.api.queries?.[key];
    if (entry === undefined) return uninitialized;
    if (last?.entry !== entry) last = { entry, result: withFlags(entry) };
    return last.result;
  };
}

/** The queries in the document's state that provide one of the tags, like `util.selectInvalidatedBy`. */
export function selectInvalidatedBy({ api }: { api: Partial<EarlyState> }, tags: readonly Tag[]) {
  const keys = tags.flatMap((tag) => {
    if (tag === null || tag === undefined) return [];
    const { type, id } = typeof tag === 'string' ? { type: tag, id: undefined } : tag;
    const provided = api.provided?.tags[type] ?? {};
    return id === undefined ? Object.values(provided).flat() : (provided[id] ?? []);
  });
  return [...new Set(keys)].flatMap((queryCacheKey) => {
    const entry = api.queries?.[queryCacheKey];
    return entry === undefined ? [] : [{ queryCacheKey, endpointName: entry.endpointName, originalArgs: entry.originalArgs }];
  });
}
