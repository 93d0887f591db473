import { keyedHash } from '../session/keyed-hash';

/** Keyed hash of an invited number, stored in its place because its owner has not agreed to storage. */
export function hashNumber(secret: string, mobile: string): string {
  return keyedHash(secret, 'invited mobile', mobile);
}
