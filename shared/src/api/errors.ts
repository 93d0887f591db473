import { specTexts, type FailureCode } from '../contract';

/**
 * Why a call did not bring what was asked: `refused` (the server said no, with a reason fit for a person),
 * `http` (a status other than 200), or `network` (no answer at all).
 */
export interface ApiError {
  kind: 'refused' | 'http' | 'network';
  status: number | null;
  /** What decisions read; undefined where the answer had none, as a provider's has not. */
  code?: FailureCode | undefined;
  message: string;
  /** The path of the field of the request that was not as described, with dots. */
  field?: string;
  /** Seconds after which it is worth asking again, where the server says so. */
  retryAfter?: number;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}

/** What to tell the person: the server's own words where it gave some, else `otherwise`. */
export function formatError(error: unknown, otherwise: string = specTexts.networkFailure): string {
  return isApiError(error) && error.kind !== 'network' && error.message ? error.message : otherwise;
}
