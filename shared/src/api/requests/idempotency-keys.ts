import { nanoid } from '@reduxjs/toolkit';

interface UnansweredKey {
  key: string;
  /** When the write was last sent, in milliseconds. */
  sentAt: number;
}

/** A write without a response keeps its key for this time, even if the clock was set; later, an equal write is a new one. */
const lifetimeMs = 10 * 60_000;

const unanswered = new Map<string, UnansweredKey>();

/** The Idempotency-Key of a person's write: a new one, or the existing one while the same write has had no response for some minutes. */
export function acquireIdempotencyKey(write: string): string {
  const now = Date.now();
  const last = unanswered.get(write);
  const key = last !== undefined && Math.abs(now - last.sentAt) < lifetimeMs ? last.key : nanoid();
  unanswered.set(write, { key, sentAt: now });
  return key;
}

/** Drops the key after a response, so that the same write counts as a new one from then on. */
export function releaseIdempotencyKey(write: string): void {
  unanswered.delete(write);
}
