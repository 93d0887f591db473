import type { CareCard, FailureCode, FieldErrorCode, PaidOrder } from '../contract';

/**
 * Why a call failed: `refused` (the server said no, with a reason fit for a person),
 * `http` (a status other than 200), or `network` (no answer at all).
 */
export interface ApiError {
  kind: 'refused' | 'http' | 'network';
  status: number | null;
  /** What decisions read; undefined where the answer had none, as a provider's has not. */
  code?: FailureCode | undefined;
  /** The server's message, in English. */
  message: string;
  /** The path of the field of the request that was not as described, with dots. */
  field?: string;
  /** Why that field was refused, where the contract knows it. */
  fieldError?: FieldErrorCode;
  /** How often a wrong code can still be typed. */
  triesLeft?: number;
  /** The local times that a time of birth may mean, `YYYY-MM-DDTHH:MM`. */
  moments?: string[];
  /** The earlier payment that has arrived, with `payment_credited`. */
  paid?: PaidOrder;
  /** Help for text that expresses despair or danger; it comes with every failure. */
  care?: CareCard;
  /** Seconds after which a retry makes sense, if the server says so. */
  retryAfter?: number;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}

/** The part of an error that says why the API refused. */
export type FailureReason = Pick<ApiError, 'code' | 'message' | 'triesLeft' | 'retryAfter'>;
