import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const timeLength = 9;
const countLength = 3;
const randomLength = 8;
const maxCount = alphabet.length ** countLength;

let readTime: () => number = Date.now;
let lastTime = 0;
let count = 0;

function toBase36(value: number, length: number): string {
  return value.toString(alphabet.length).padStart(length, '0');
}

/** A system call for a few random bytes costs as much as one for many. */
const poolBytes = 2048;
let pool = randomBytes(0);

/** Whether a text has the form of an id; its time has a fixed number of digits in this era. */
export const looksLikeId = (text: string): boolean => /^[01][0-9a-z]{19}$/i.test(text);

function takeRandomBytes(length: number): Buffer {
  if (pool.length < length) pool = randomBytes(poolBytes);
  const part = pool.subarray(0, length);
  pool = pool.subarray(length);
  return part;
}

function randomText(length: number): string {
  return Array.from(takeRandomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** The clock for ids, the same as for stored times, so that both have the same order on all machines. */
export function setIdClock(now: () => number): void {
  readTime = now;
}

/** A new id of 20 characters. Ids of one process sort in the order in which they were created. */
export function newId(now: number = readTime()): string {
  count = now > lastTime ? 0 : count + 1;
  if (count === maxCount) {
    lastTime += 1;
    count = 0;
  }
  lastTime = Math.max(lastTime, now);
  return toBase36(lastTime, timeLength) + toBase36(count, countLength) + randomText(randomLength);
}
