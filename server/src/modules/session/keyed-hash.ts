import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of `parts` under a key derived for `purpose`, base64url. */
export function keyedHash(secret: string, purpose: string, ...parts: string[]): string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** Compares in constant time. */
export function hashesEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The secrets of signatures: the first one signs, and those of all are accepted. The list is replaced while the server runs. */
export interface SigningSecrets {
  readonly list: readonly [current: string, ...others: string[]];
}

/** The public id of a secret, for headers, log and metrics. */
export const idOfSecret = (secret: string): string => keyedHash(secret, 'key id').slice(0, 8);

/** Whether a signature matches the parts under one of the secrets. */
export const isSignedBy = (secrets: SigningSecrets, signature: string, sign: (secret: string) => string): boolean =>
  secrets.list.some((secret) => hashesEqual(signature, sign(secret)));
