import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { sessionEnded, type SharedState } from '../session';
import type { ApiError } from './errors';

/** What a call came to: its data, or why there is none. `originalStatus` stands beside a body that is not JSON, such as the error page of something on the way. */
export interface Sent {
  data?: unknown;
  error?: { status: number | string; originalStatus?: number; data?: unknown };
  meta?: { response?: { headers: Headers } };
}

/** What the store is made with: where the API is, and what fetches. */
export interface ApiExtra {
  baseUrl: string;
  fetch?: typeof fetch;
  /** Sends a call otherwise than by `fetch`, as where a page is rendered beside the API. */
  send?: (call: FetchArgs & { headers: Headers }) => Promise<Sent>;
}

export interface Call extends FetchArgs {
  /** Sent as `Idempotency-Key`: the same key twice moves nothing twice. */
  idempotencyKey?: string;
}

export const baseQuery: BaseQueryFn<string | Call, unknown, ApiError> = async (given, api, options) => {
  const { idempotencyKey, ...call } = typeof given === 'string' ? { url: given } : given;
  const extra = api.extra as ApiExtra;
  const token = (api.getState() as SharedState).session.token;
  const headers = new Headers(call.headers as HeadersInit | undefined);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const send = extra.send ?? byFetch(extra, api, options);
  const { data, error, meta } = await send({ ...call, headers });
  if (error) return { error: failed(error, token, api, meta?.response?.headers) };
  if (isRefusal(data)) return { error: { kind: 'refused', status: 200, message: data.message } };
  return { data, meta };
};

function byFetch({ baseUrl, fetch: fetchFn }: ApiExtra, api: BaseQueryApi, options: object): NonNullable<ApiExtra['send']> {
  const query = fetchBaseQuery({ baseUrl, ...(fetchFn ? { fetchFn } : {}), timeout: 20_000 });
  return async (call) => query(call, api, options);
}

function failed(error: NonNullable<Sent['error']>, token: string | null, api: BaseQueryApi, headers?: Headers): ApiError {
  const status = typeof error.status === 'number' ? error.status : error.originalStatus;
  if (status === undefined || status === 200) return { kind: 'network', status: null, message: '' };
  if (status === 401 && token !== null && (api.getState() as SharedState).session.token === token) api.dispatch(sessionEnded());
  const retryAfter = Number(headers?.get('retry-after') ?? NaN);
  return { kind: 'http', status, message: isRefusal(error.data) ? error.data.message : '', ...(retryAfter > 0 ? { retryAfter } : {}) };
}

function isRefusal(data: unknown): data is { status: 'fail'; message: string } {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 'fail' && 'message' in data && typeof data.message === 'string';
}
