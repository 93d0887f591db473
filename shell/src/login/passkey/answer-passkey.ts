import { startAuthentication } from '@simplewebauthn/browser';
import type { PasskeyAnswerRequest, PasskeyRequestOptions } from '@oracle-astra/shared/contract';

/** Why the browser used no passkey. */
export type PasskeyProblem = 'notUsed' | 'unsupported' | 'failed';

/** The library keeps the names of WebAuthn's errors. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  // The person declined, waited too long, or has no passkey on this device; browsers do not say which.
  NotAllowedError: 'notUsed',
  AbortError: 'notUsed',
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** Asks the browser to use a passkey. */
export async function answerPasskey(optionsJSON: PasskeyRequestOptions): Promise<PasskeyAnswerRequest['credential'] | PasskeyProblem> {
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const given = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
    return { id, rawId, type: 'public-key', response: given };
  } catch (error) {
    return problems[error instanceof Error ? error.name : ''] ?? 'failed';
  }
}
