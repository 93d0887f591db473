import { nanoid } from '@reduxjs/toolkit';

const unanswered = new Map<string, string>();

/** The Idempotency-Key of a write: a new one, or that of the same write where no answer to it has come. */
export function acquireIdempotencyKey(write: string): string {
  const key = unanswered.get(write) ?? nanoid();
  unanswered.set(write, key);
  return key;
}

/** The server has answered: the same write is another act from now on. */
export function releaseIdempotencyKey(write: string): void {
  unanswered.delete(write);
}
