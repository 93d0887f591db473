import { startRegistration } from '@simplewebauthn/browser';
import type { AddPasskeyRequest, PasskeyCreationOptions } from '@oracle-astra/shared/contract';

/** Why the browser made no passkey. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'noLock' | 'unsupported' | 'failed';

/** The library keeps the names of WebAuthn's errors. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  // Also when the person waits too long; browsers do not say which.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  ConstraintError: 'noLock',
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** Asks the browser for a new passkey. */
export async function makePasskey(optionsJSON: PasskeyCreationOptions): Promise<AddPasskeyRequest['credential'] | PasskeyProblem> {
  if (window.PublicKeyCredential === undefined) return 'unsupported';
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
  } catch (error) {
    return problems[error instanceof Error ? error.name : ''] ?? 'failed';
  }
}
