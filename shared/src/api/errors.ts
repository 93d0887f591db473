import type { CareCard, FailureCode, FieldErrorCode, PaidOrder } from '../contract';

/**
 * Why a call failed: `refused` (the server said no, with a reason fit for a person),
 * `http` (a status other than 200), or `network` (no answer at all).
 */
export interface ApiError {
  kind: 'refused' | 'http' | 'network';
  status: number | null;
  /** For decisions in code; undefined if the response had none, as those of a provider. */
  code?: FailureCode | undefined;
  /** The server's message, in English. */
  message: string;
  /** The dotted path of the invalid field of the request. */
  field?: string;
  /** Why that field is invalid, if the contract has a code for it. */
  fieldError?: FieldErrorCode;
  /** How many tries are left after a wrong code. */
  triesLeft?: number;
  /** The local times that a time of birth may mean, `YYYY-MM-DDTHH:MM`. */
  moments?: string[];
  /** The earlier payment that was credited, with `payment_credited`. */
  paid?: PaidOrder;
  /** Help for text that expresses despair or danger. */
  care?: CareCard;
  /** Seconds after which a retry makes sense, if the server says so. */
  retryAfter?: number;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}

/** The part of an error that says why the API refused. */
export type FailureReason = Pick<ApiError, 'code' | 'message' | 'triesLeft' | 'retryAfter'>;
