import { DomainError } from '../../domain-error';
import type { Asker, makeCodeRepository } from './code-repository';

interface Limit {
  asker: Asker;
  codes: number;
  seconds: number;
  message: string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const limits: readonly Limit[] = [
  { asker: 'mobile', codes: 3, seconds: 10 * minute, message: 'Too many codes were sent to this number.' },
  { asker: 'mobile', codes: 10, seconds: day, message: 'Too many codes were sent to this number today.' },
  { asker: 'address', codes: 20, seconds: hour, message: 'Too many codes were asked for from this connection.' },
];

/** How long a request for a code counts. */
export const countedSeconds = day;

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / minute);
  if (minutes <= 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.ceil(seconds / hour)} hours`;
}

/** Throws what says when to try again, where one of the limits is reached. */
export async function checkCodeLimits(codes: ReturnType<typeof makeCodeRepository>, hashes: Record<Asker, string>, now: Date): Promise<void> {
  for (const { asker, codes: most, seconds, message } of limits) {
    const { sent, first } = await codes.sentSince(asker, hashes[asker], new Date(now.getTime() - seconds * 1000));
    if (sent < most || first === null) continue;
    const wait = Math.max(1, Math.ceil((first.getTime() + seconds * 1000 - now.getTime()) / 1000));
    throw new DomainError('code_limit_reached', { message: `${message} Try again in ${inWords(wait)}.`, retryAfterSeconds: wait });
  }
}
