import type { CareCard, FailureCode, FieldErrorCode, PaidOrder } from '@oracle-astra/shared/contract';

export interface FailureDetails {
  /** The message for the person, instead of the code's usual one. */
  message?: string;
  /** The path of the invalid field, with dots. */
  field?: string;
  /** Why the field is invalid, if the contract has a code for it. */
  fieldError?: FieldErrorCode;
  retryAfterSeconds?: number;
  /** The remaining tries for a code. */
  triesLeft?: number;
  /** The possible local times, `YYYY-MM-DDTHH:MM`. */
  moments?: string[];
  /** The earlier payment that has arrived. */
  paid?: PaidOrder;
  /** The help for words of despair or danger, whatever refused them. */
  care?: CareCard;
}

/** A refusal or failure; plugins/error-handler.ts maps it to HTTP. */
export class DomainError extends Error {
  override name = 'DomainError';
  constructor(
    readonly code: FailureCode,
    readonly details: FailureDetails = {},
  ) {
    super(details.message ?? code);
  }
}
