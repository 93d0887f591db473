import { createPublicKey, sign, verify } from 'node:crypto';
import type { ReleaseKey, SignedReleaseChange } from '@oracle-astra/shared/contract';
import { assertMayRelease, type Signer } from './signatures';

const maxAgeMs = 5 * 60 * 1000;

/** What a signature is for. The signed bytes begin with it, so that another signature of the key cannot be used for it. */
type Purpose = 'change' | 'tested';

const toMessage = (purpose: Purpose, request: string) => Buffer.from(`oracle-astra ${purpose} ${request}`);

/** A request about a remote as a team sends it to a site, with its time. */
export function signRequest(purpose: Purpose, content: { remote: string }, signer: Signer, now: Date): SignedReleaseChange {
  assertMayRelease(signer, content.remote);
  const request = JSON.stringify({ ...content, at: now.toISOString() });
  return { request, key: signer.id, signature: sign(null, toMessage(purpose, request), signer.privateKey).toString('base64') };
}

/** Verifies a team's request. Throws a sentence if the signature is wrong or old, or the key belongs to other remotes. */
export function readSignedRequest<Content extends { remote: string; at: string }>(
  purpose: Purpose,
  { request, key: id, signature }: SignedReleaseChange,
  { keys, now, parse }: { keys: readonly ReleaseKey[]; now: Date; parse: (content: unknown) => Content },
): Content {
  const key = keys.find((other) => other.id === id);
  if (!key) throw new Error(`The key ${id} is not known here`);
  const publicKey = createPublicKey({ key: Buffer.from(key.public, 'base64'), format: 'der', type: 'spki' });
  if (!verify(null, toMessage(purpose, request), publicKey, Buffer.from(signature, 'base64')))
    throw new Error(`The signature of the ${purpose === 'change' ? 'change' : 'result'} is wrong`);
  const content = parse(JSON.parse(request));
  if (Math.abs(now.getTime() - Date.parse(content.at)) > maxAgeMs)
    throw new Error(`The ${purpose === 'change' ? 'change' : 'result'} was signed at ${content.at}, which is not now`);
  assertMayRelease(key, content.remote);
  return content;
}
