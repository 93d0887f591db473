import { keyedHash } from '../session/keyed-hash';

/** Keyed hash of an invited number, stored instead of it because its owner has not consented. */
export function hashNumber(secret: string, mobile: string): string {
  return keyedHash(secret, 'invited mobile', mobile);
}
