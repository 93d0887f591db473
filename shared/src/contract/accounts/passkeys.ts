import * as z from 'zod/mini';
import { idSchema, responseSchema } from '../response';

export const passkeyLimits = { perPerson: 20, nameLetters: 40, challengeSeconds: 5 * 60 } as const;

export const passkey = z.object({
  id: z.string(),
  /** As the person named it, else browser and system where it was made; null if unknown. */
  name: z.nullable(z.string()),
  created_at: z.string(),
  /** Null before the first use. */
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;

/** Newest first. */
export const passkeysResponse = responseSchema({ passkeys: z.array(passkey) });
export type PasskeysResponse = z.infer<typeof passkeysResponse>;

const base64url = (maxLength: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxLength));
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.string())) });
const verification = z.enum(['required', 'preferred', 'discouraged']);

/** The JSON forms of WebAuthn: `PublicKeyCredentialCreationOptionsJSON` and `PublicKeyCredentialRequestOptionsJSON`. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({ residentKey: verification, requireResidentKey: z.boolean(), userVerification: verification }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof creationOptions>;
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descriptor),
  userVerification: verification,
});
export type PasskeyRequestOptions = z.infer<typeof requestOptions>;

export const passkeyCreationResponse = responseSchema({ options: creationOptions });
export type PasskeyCreationResponse = z.infer<typeof passkeyCreationResponse>;
/** `options` is null if the person has no passkey. */
export const passkeyProofResponse = responseSchema({ options: z.nullable(requestOptions) });
export type PasskeyProofResponse = z.infer<typeof passkeyProofResponse>;
export const passkeySignInResponse = responseSchema({ options: requestOptions });
export type PasskeySignInResponse = z.infer<typeof passkeySignInResponse>;

const maxIdLength = 1400;
const maxDataLength = 4000;
const credentialFields = { id: base64url(maxIdLength), rawId: base64url(maxIdLength), type: z.literal('public-key') };

/** `RegistrationResponseJSON` of WebAuthn, without unused fields. */
export const addPasskeyRequest = z.object({
  credential: z.extend(z.object(credentialFields), {
    response: z.object({
      clientDataJSON: base64url(maxDataLength),
      attestationObject: base64url(4 * maxDataLength),
      transports: z.optional(transports),
    }),
  }),
});
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequest>;
export const addPasskeyResponse = responseSchema({ passkey });
export type AddPasskeyResponse = z.infer<typeof addPasskeyResponse>;

/** The response is `doneResponse`. */
export const renamePasskeyRequest = z.object({
  id: idSchema,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyLimits.nameLetters)),
});
export type RenamePasskeyRequest = z.infer<typeof renamePasskeyRequest>;

/** The response is `doneResponse`. */
export const removePasskeyRequest = z.object({ id: idSchema });
export type RemovePasskeyRequest = z.infer<typeof removePasskeyRequest>;

/** `AuthenticationResponseJSON` of WebAuthn, without unused fields. The answer to a proof is `doneResponse`, to a sign-in `validateOtpResponse`. */
export const passkeyAnswerRequest = z.object({
  credential: z.extend(z.object(credentialFields), {
    response: z.object({
      clientDataJSON: base64url(maxDataLength),
      authenticatorData: base64url(maxDataLength),
      signature: base64url(maxDataLength),
      userHandle: z.optional(base64url(200)),
    }),
  }),
});
export type PasskeyAnswerRequest = z.infer<typeof passkeyAnswerRequest>;
