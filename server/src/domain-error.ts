import type { FailureCode } from '@oracle-astra/shared/contract';

export interface FailureDetails {
  /** For the person, where the usual words of the code do not say enough. */
  message?: string;
  /** The path of the field that was not as described, with dots. */
  field?: string;
  retryAfterSeconds?: number;
}

/** Why something was not done. What becomes of it over HTTP is decided in plugins/errors.ts alone. */
export class DomainError extends Error {
  override name = 'DomainError';
  constructor(readonly code: FailureCode, readonly details: FailureDetails = {}) {
    super(details.message ?? code);
  }
}
