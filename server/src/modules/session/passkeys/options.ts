import { passkeyLimits, type PasskeyCreationOptions, type PasskeyRequestOptions } from '@oracle-astra/shared/contract';
import type { User } from '../repository';
import type { PasskeyRow } from './passkey-repository';
import { algorithms, type PasskeySite } from './webauthn';

const timeout = passkeyLimits.challengeSeconds * 1000;

/** How devices list the passkey. They may show and synchronise it where others see it, so it does not contain the number. */
const toLabel = (mobile: string) => `••• ${mobile.slice(-4)}`;

const toBase64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

const describe = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  ...(transports !== '' && { transports: transports.split(' ') }),
});

/** What a browser needs to make a passkey that is found without a number, and that its device unlocks only for its person. */
export const toCreationOptions = (
  challenge: Uint8Array,
  { domain, name = 'Oracle & Astra' }: PasskeySite,
  { uid, mobile }: User,
  own: readonly PasskeyRow[],
): PasskeyCreationOptions => ({
  rp: { id: domain, name },
  user: { id: toBase64url(uid), name: toLabel(mobile), displayName: toLabel(mobile) },
  challenge: toBase64url(challenge),
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout,
  excludeCredentials: own.map(describe),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** What a browser needs to use one of these passkeys; without any, one that the person chooses. */
export const toRequestOptions = (
  challenge: Uint8Array,
  { domain }: PasskeySite,
  allowed: readonly PasskeyRow[] = [],
): PasskeyRequestOptions => ({
  rpId: domain,
  challenge: toBase64url(challenge),
  timeout,
  allowCredentials: allowed.map(describe),
  userVerification: 'required',
});
