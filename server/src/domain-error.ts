import type { CareCard, FailureCode, FieldErrorCode, PaidOrder } from '@oracle-astra/shared/contract';

export interface FailureDetails {
  /** For the person, in place of the code's usual message. */
  message?: string;
  /** The path of the invalid field, with dots. */
  field?: string;
  /** Why the field is invalid, where the contract knows it. */
  fieldError?: FieldErrorCode;
  retryAfterSeconds?: number;
  /** How often a code can still be typed. */
  triesLeft?: number;
  /** The local times that may be meant, `YYYY-MM-DDTHH:MM`. */
  moments?: string[];
  /** The earlier payment that has arrived. */
  paid?: PaidOrder;
  /** The help for words of despair or danger, whatever refused them. */
  care?: CareCard;
}

/** Why something was refused or failed; plugins/error-handler.ts maps it to HTTP. */
export class DomainError extends Error {
  override name = 'DomainError';
  constructor(
    readonly code: FailureCode,
    readonly details: FailureDetails = {},
  ) {
    super(details.message ?? code);
  }
}
