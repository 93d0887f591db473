import { keyedHash } from '../session/keyed-hash';

/** What stands for an invited number, which is not the inviter's to have stored. */
export function hashNumber(secret: string, mobile: string): string {
  return keyedHash(secret, 'invited mobile', mobile);
}
