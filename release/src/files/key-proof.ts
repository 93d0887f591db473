import { createPublicKey, sign, verify } from 'node:crypto';
import type { ReleaseKey } from '@oracle-astra/shared/contract';
import type { Signer } from './signatures';

/** The maximum difference between the clocks of a team and of a site, in milliseconds. */
const maxAgeMs = 5 * 60 * 1000;

const toMessage = (time: string) => Buffer.from(`oracle-astra release ${time}`);

/** Headers that prove a key before the body of a request is read: its name, the time, and the time's signature. */
export function proveKey({ id, privateKey }: Pick<Signer, 'id' | 'privateKey'>, now: Date): Record<string, string> {
  const time = now.toISOString();
  return { 'x-release-key': id, 'x-release-time': time, 'x-release-proof': sign(null, toMessage(time), privateKey).toString('base64') };
}

/** The key that the headers of a request prove; null if the proof is invalid or too old. */
export function findProvenKey(headers: Record<string, unknown>, keys: readonly ReleaseKey[], now: Date): ReleaseKey | null {
  const [id, time, proof] = ['x-release-key', 'x-release-time', 'x-release-proof'].map((name) => String(headers[name] ?? ''));
  const key = keys.find((other) => other.id === id);
  const isInTime = Math.abs(now.getTime() - Date.parse(time ?? '')) <= maxAgeMs;
  if (!key || !isInTime) return null;
  const publicKey = createPublicKey({ key: Buffer.from(key.public, 'base64'), format: 'der', type: 'spki' });
  return verify(null, toMessage(time ?? ''), publicKey, Buffer.from(proof ?? '', 'base64')) ? key : null;
}
