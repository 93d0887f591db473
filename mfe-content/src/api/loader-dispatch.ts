import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError, AppState } from '@oracle-astra/shared/api';

/** The dispatch that a loader's thunks are called with. */
export type LoaderDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** What `prefetch` asks of a thunk: why its main call failed, if it did. */
export type Outcome = Promise<{ error?: ApiError }>;
