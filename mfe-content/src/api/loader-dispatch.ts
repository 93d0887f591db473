import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError, AppState } from '@oracle-astra/shared/api';

/** The `dispatch` passed to the thunks of a loader. */
export type LoaderDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** The result that `prefetch` expects of a thunk: the error of its main request, if any. */
export type LoaderResult = Promise<{ error?: ApiError }>;
