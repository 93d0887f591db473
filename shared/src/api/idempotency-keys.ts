import { nanoid } from '@reduxjs/toolkit';

const unanswered = new Map<string, string>();

/** The Idempotency-Key of a write: a new one, or the existing one while the same write has no response. */
export function acquireIdempotencyKey(write: string): string {
  const key = unanswered.get(write) ?? nanoid();
  unanswered.set(write, key);
  return key;
}

/** Drops the key after a response, so that the same write counts as a new one from then on. */
export function releaseIdempotencyKey(write: string): void {
  unanswered.delete(write);
}
