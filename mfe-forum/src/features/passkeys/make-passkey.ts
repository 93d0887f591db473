import type { AddPasskeyRequest, PasskeyCreationOptions } from '@oracle-astra/shared/contract';

/** Why the browser made no passkey. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'noLock' | 'unsupported' | 'failed';

/** By the names of WebAuthn's errors. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  // Also when the person waits too long; browsers do not say which.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  ConstraintError: 'noLock',
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** Asks the browser for a new passkey. Browsers from before 2025 cannot parse the options and count as unsupported. */
export async function makePasskey(options: PasskeyCreationOptions): Promise<AddPasskeyRequest['credential'] | PasskeyProblem> {
  const { PublicKeyCredential: passkeys } = window as Partial<Window & typeof globalThis>;
  if (passkeys?.parseCreationOptionsFromJSON === undefined) return 'unsupported';
  try {
    const publicKey = passkeys.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (made === null) return 'failed';
    const { id, rawId, response } = made.toJSON() as RegistrationResponseJSON;
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    return problems[error instanceof Error ? error.name : ''] ?? 'failed';
  }
}
