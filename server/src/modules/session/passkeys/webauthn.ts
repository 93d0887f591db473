import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { AddPasskeyRequest, FailureCode, PasskeyAnswerRequest } from '@oracle-astra/shared/contract';

/** EdDSA, ES256 and RS256, as COSE numbers them. */
export const algorithms = [-8, -7, -257];

/** The site of the passkeys: its domain, and the only origin whose answers are accepted. */
export interface PasskeySite {
  domain: string;
  origin: string;
  /** The name that a device shows beside a passkey; by default that of this site. */
  name?: string | undefined;
}

/** The public half of a passkey. */
interface PublicPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** Loaded at the first use, because it takes long and much memory, and few processes need it early. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** Loads what checks answers, so that no transaction waits for it. */
export async function loadWebauthn(): Promise<void> {
  await Promise.all([loadLibrary(), loadHelpers()]);
}

const clientDataSchema = z.object({ challenge: z.string(), origin: z.string() });

/** What the browser says about an answer; null if it cannot be read. */
export function readClientData(text: string): z.infer<typeof clientDataSchema> | null {
  try {
    const parsed = clientDataSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    // Anybody can send any text.
    return null;
  }
}

interface CheckedData {
  challenge: string;
  site: PasskeySite;
  /** The uses that were counted before. */
  counter: number;
}

/** Why the library refused an answer. It throws plain errors, so the device's data are looked at again. */
async function explainRefusal(readData: (helpers: Helpers) => Uint8Array, { site, counter }: CheckedData): Promise<FailureCode> {
  try {
    const helpers = await loadHelpers();
    const data = helpers.parseAuthenticatorData(Uint8Array.from(readData(helpers)));
    if (!createHash('sha256').update(site.domain).digest().equals(data.rpIdHash)) return 'passkey_site';
    if (!data.flags.up || !data.flags.uv) return 'passkey_unverified';
    if (data.counter <= counter && data.counter + counter > 0) return 'passkey_counter';
  } catch {
    // The data cannot be read.
  }
  return 'passkey_invalid';
}

type Helpers = Awaited<ReturnType<typeof loadHelpers>>;

/**
 * Whether an answer has no certificates, as was asked for: those of others would be followed to addresses that they name, before
 * anything says whose they are.
 */
async function hasNoCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadHelpers();
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** The new passkey of a browser's answer, or why it is refused. */
export async function verifyCreation(
  { id, rawId, type, response }: AddPasskeyRequest['credential'],
  { challenge, site }: Omit<CheckedData, 'counter'>,
): Promise<PublicPasskey | FailureCode> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { clientDataJSON, attestationObject } = response;
  try {
    if (!(await hasNoCertificates(attestationObject))) return 'passkey_invalid';
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return 'passkey_invalid';
    const { credential } = registrationInfo;
    if (credential.id !== id) return 'passkey_invalid';
    return { credentialId: id, publicKey: Buffer.from(credential.publicKey).toString('base64url'), counter: credential.counter };
  } catch {
    const read = (helpers: Helpers) =>
      helpers.decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url'))).get('authData');
    return explainRefusal(read, { challenge, site, counter: -1 });
  }
}

/** The count of uses of a passkey after a right answer, or why the answer is refused. */
export async function verifyUse(
  { id, rawId, type, response }: PasskeyAnswerRequest['credential'],
  { publicKey, counter }: PublicPasskey,
  { challenge, site }: Omit<CheckedData, 'counter'>,
): Promise<number | FailureCode> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
    });
    return verified ? authenticationInfo.newCounter : 'passkey_invalid';
  } catch {
    return explainRefusal(() => Buffer.from(authenticatorData, 'base64url'), { challenge, site, counter });
  }
}
