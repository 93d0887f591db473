import { nanoid } from '@reduxjs/toolkit';
import { safeStorage } from '../../storage';

/** A write without a response keeps its key for this time, even if the clock was set; later, an equal write is a new one. */
const lifetimeMs = 10 * 60_000;

/** Keys of writes without a response, each with the time at which the write was last sent, in milliseconds. */
const unanswered = new Map<string, string>();
/** Keeps them over a reload of the page. */
const storage = safeStorage('session');

/** A hash, because a write may contain numbers and texts of people. */
const toName = (write: string): string =>
  `write.${[...write].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0)}`;

/** The Idempotency-Key of a person's write: a new one, or the existing one while the same write has had no response for some minutes. */
export function acquireIdempotencyKey(write: string): string {
  const now = Date.now();
  const name = toName(write);
  const [last = '', sentAt] = (unanswered.get(name) ?? storage.get(name) ?? '').split(' ');
  const key = Math.abs(now - Number(sentAt)) < lifetimeMs ? last : nanoid();
  unanswered.set(name, `${key} ${now}`);
  storage.set(name, `${key} ${now}`);
  return key;
}

/** Drops the key after a response, so that the same write counts as a new one from then on. */
export function releaseIdempotencyKey(write: string): void {
  unanswered.delete(toName(write));
  storage.remove(toName(write));
}
