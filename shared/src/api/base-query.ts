import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';
import { fetchWithToken, sessionEnded, toastShown, type SharedDispatch, type SharedState } from '../session';
import { defaultLocale, siteRoutes, type Locale, type ReceivedFailure } from '../contract';
import type { ApiError } from './errors';
import { acquireIdempotencyKey, releaseIdempotencyKey } from './requests/idempotency-keys';
import { askForProof } from './requests/proof-prompt';
import type { TagType } from './tags';

/** The data or the error of a call. `originalStatus` is the HTTP status of a body that is not JSON, such as the error page of a proxy. */
export interface CallResult {
  data?: unknown;
  error?: { status: number | string; originalStatus?: number; data?: unknown };
  meta?: { response?: { headers: Headers } };
}

/** The extra argument of thunks: the address of the API and how to call it. */
export interface ApiExtra {
  baseUrl: string;
  fetch?: typeof fetch;
  /** The language of the page, which the API answers in; English by default. */
  locale?: Locale;
  /** Replaces `fetch`, for pages that are rendered in the process of the API. */
  send?: (call: FetchArgs & { headers: Headers }) => Promise<CallResult>;
}

export interface Call extends FetchArgs {
  /** Whether the call is a write that must not be applied twice: it gets a generated key, which a retry without a response reuses. */
  isIdempotent?: boolean;
  /** The tags of data that a mutation changes in the person's other tabs, which lint requires; all of the person's without it. */
  changes?: TagType[];
}

export const baseQuery: BaseQueryFn<string | Call, unknown, ApiError> = async (args, api, options) => {
  const { isIdempotent = false, changes, ...call }: Call = typeof args === 'string' ? { url: args } : args;
  const extra = api.extra as ApiExtra;
  const { token, uid } = (api.getState() as SharedState).session;
  const write = isIdempotent ? JSON.stringify([uid, call.url, call.body]) : null;
  const headers = new Headers(call.headers as HeadersInit | undefined);
  // Set explicitly, because the page's language can differ from the browser's.
  headers.set('accept-language', extra.locale ?? defaultLocale);
  if (extra.send && token !== null) headers.set('authorization', `Bearer ${token}`);
  if (write !== null) headers.set('idempotency-key', acquireIdempotencyKey(write));
  const send = extra.send ?? createFetchSender(extra, api, options);
  const first = await send({ ...call, headers });
  const isRepeated = !extra.send && isProofMissing(first.error?.data ?? first.data) && (await askForProof());
  const { data, error, meta } = isRepeated ? await send({ ...call, headers }) : first;
  const failure = error && toApiError(error, uid, api, meta?.response?.headers);
  const isAnswered = !failure || (failure.status !== null && failure.status < 500);
  // A call that waits for a proof is still the same write, so it keeps its key.
  if (write !== null && isAnswered && !isProofMissing(error?.data ?? data)) releaseIdempotencyKey(write);
  if (failure) return { error: failure };
  if (isFailure(data)) return { error: { ...toReason(data), kind: 'refused', status: 200 } };
  return { data, meta: { ...meta, changes } };
};

function createFetchSender({ baseUrl }: ApiExtra, api: BaseQueryApi, options: object): NonNullable<ApiExtra['send']> {
  const fetchFn = async (request: RequestInfo | URL) => (api.dispatch as SharedDispatch)(fetchWithToken(request as Request));
  const query = fetchBaseQuery({ baseUrl, fetchFn, timeout: 20_000 });
  return async (call) => query(call, api, options);
}

function toApiError(error: NonNullable<CallResult['error']>, uid: string | null, api: BaseQueryApi, headers?: Headers): ApiError {
  const status = typeof error.status === 'number' ? error.status : error.originalStatus;
  if (status === undefined || status === 200) return { kind: 'network', status: null, message: '' };
  // An expired token was already renewed, so a 401 means that the session has ended.
  if (status === 401 && uid !== null && (api.getState() as SharedState).session.uid === uid) api.dispatch(sessionEnded());
  const retryAfter = Number(headers?.get('retry-after') ?? NaN);
  const reason = toReason(isFailure(error.data) ? error.data : { message: '' });
  // The form is replaced by the offer to log in, and the help in it is not seen. A rendered page shows no notices.
  if (status === 401 && reason.care && !(api.extra as ApiExtra).send)
    api.dispatch(toastShown('warn', reason.care.text, siteRoutes.helplines));
  return { ...reason, kind: 'http', status, ...(retryAfter > 0 ? { retryAfter } : {}) };
}

function toReason({
  field_error: fieldError,
  tries_left: triesLeft,
  ...reason
}: Omit<ReceivedFailure, 'status'>): Pick<
  ApiError,
  'code' | 'message' | 'field' | 'fieldError' | 'triesLeft' | 'moments' | 'paid' | 'care'
> {
  return { ...reason, ...(fieldError && { fieldError }), ...(triesLeft === undefined ? {} : { triesLeft }) };
}

const isProofMissing = (data: unknown) => isFailure(data) && data.code === 'proof_required';

function isFailure(data: unknown): data is ReceivedFailure {
  return (
    typeof data === 'object' &&
    data !== null &&
    'status' in data &&
    data.status === 'fail' &&
    'message' in data &&
    typeof data.message === 'string'
  );
}
