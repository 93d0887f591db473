import type { PasskeyAnswerRequest, PasskeyRequestOptions } from '@oracle-astra/shared/contract';

/** Why the browser used no passkey. */
export type PasskeyProblem = 'notUsed' | 'unsupported' | 'failed';

/** By the names of WebAuthn's errors. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  // The person declined, waited too long, or has no passkey on this device; browsers do not say which.
  NotAllowedError: 'notUsed',
  AbortError: 'notUsed',
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** Browsers from before 2025 cannot parse the options and count as unsupported. */
export const canUsePasskeys = (): boolean =>
  (window as Partial<Window & typeof globalThis>).PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined;

/** Asks the browser to use a passkey. */
export async function answerPasskey(options: PasskeyRequestOptions): Promise<PasskeyAnswerRequest['credential'] | PasskeyProblem> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    if (used === null) return 'failed';
    const { id, rawId, response } = used.toJSON() as AuthenticationResponseJSON;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    return problems[error instanceof Error ? error.name : ''] ?? 'failed';
  }
}
