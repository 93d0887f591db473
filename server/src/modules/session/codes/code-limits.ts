import { DomainError } from '../../../domain-error';
import type { CodeRequest, createCodeRepository } from './code-repository';

const minute = 60;
const hour = 60 * minute;

/** A token bucket: `burst` codes at once, and one more every `refillSeconds`. */
interface Allowance {
  burst: number;
  refillSeconds: number;
}

/**
 * Limits on sent codes. Known devices of a number (on which it signed in before) have a separate allowance, so that nobody else
 * can use up the owner's. Times in seconds.
 */
export const codeLimits = {
  /** Delay after the first, second, … unused code; the last value applies to all further ones. */
  delays: [30, 30, 60, 120],
  delaysForgottenAfter: hour,
  /** Per number, from unknown devices. */
  number: { burst: 10, refillSeconds: hour },
  /** Per number, from unknown devices of one address. */
  numberFromAddress: { burst: 5, refillSeconds: hour },
  /** Per number, from one known device. */
  knownDevice: { burst: 10, refillSeconds: hour },
  /** Per address, over all numbers, unused codes only: mobile networks put thousands behind one address. */
  address: [
    { codes: 500, seconds: minute },
    { codes: 2000, seconds: hour },
  ],
} as const;

export const maxDelay = Math.max(...codeLimits.delays);

/** The period for which requests count towards a limit. */
export const limitWindowSeconds = 24 * hour;

type Counted = Pick<CodeRequest, 'createdAt' | 'usedAt' | 'addressHash' | 'deviceHash' | 'isKnown'>;
type CodeSource = Pick<CodeRequest, 'addressHash' | 'deviceHash' | 'isKnown'>;

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;

/** Seconds until the allowance permits another code. */
function computeAllowanceWait(requests: readonly Counted[], { burst, refillSeconds }: Allowance, now: Date): number {
  let secondsToEmpty = 0;
  let at = requests[0]?.createdAt ?? now;
  for (const { createdAt } of requests) {
    secondsToEmpty = Math.max(0, secondsToEmpty - secondsBetween(at, createdAt)) + refillSeconds;
    at = createdAt;
  }
  secondsToEmpty = Math.max(0, secondsToEmpty - secondsBetween(at, now));
  return Math.max(0, secondsToEmpty - (burst - 1) * refillSeconds);
}

/** Seconds until the growing delay ends. A used code resets it, because the owner of the number made the request. */
function computeDelayWait(requests: readonly Counted[], now: Date): number {
  const unused = requests
    .slice(requests.findLastIndex(({ usedAt }) => usedAt !== null) + 1)
    .filter(({ createdAt }) => secondsBetween(createdAt, now) < codeLimits.delaysForgottenAfter);
  const last = unused.at(-1);
  if (last === undefined) return 0;
  const delay = codeLimits.delays[Math.min(unused.length, codeLimits.delays.length) - 1] ?? 0;
  return Math.max(0, delay - secondsBetween(last.createdAt, now));
}

/** Seconds until a number may be sent a code on this request; `requests` are those of the number, oldest first. */
export function computeNumberWait(requests: readonly Counted[], { isKnown, addressHash, deviceHash }: CodeSource, now: Date): number {
  const counted = requests.filter((request) => (isKnown ? request.isKnown && request.deviceHash === deviceHash : !request.isKnown));
  if (isKnown) return Math.max(computeDelayWait(counted, now), computeAllowanceWait(counted, codeLimits.knownDevice, now));
  const fromHere = counted.filter((request) => request.addressHash === addressHash && request.usedAt === null);
  return Math.max(
    computeDelayWait(counted, now),
    computeAllowanceWait(counted, codeLimits.number, now),
    computeAllowanceWait(fromHere, codeLimits.numberFromAddress, now),
  );
}

/** Seconds until an address may request another code. */
export async function computeAddressWait(codes: ReturnType<typeof createCodeRepository>, addressHash: string, now: Date): Promise<number> {
  let wait = 0;
  for (const { codes: most, seconds } of codeLimits.address) {
    const { sent, first } = await codes.countUnused(addressHash, new Date(now.getTime() - seconds * 1000));
    if (sent >= most && first !== null) wait = Math.max(wait, seconds - secondsBetween(first, now));
  }
  return wait;
}

/** Seconds until the site may send another code to an unknown device, by its `perDay` codes in 24 hours; 0 is no limit. */
export async function computeSiteWait(codes: ReturnType<typeof createCodeRepository>, perDay: number, now: Date): Promise<number> {
  if (perDay === 0) return 0;
  const { sent, first } = await codes.countAll(new Date(now.getTime() - limitWindowSeconds * 1000));
  return sent >= perDay && first !== null ? limitWindowSeconds - secondsBetween(first, now) : 0;
}

function formatDuration(seconds: number): string {
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (seconds < 2 * minute) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / minute);
  return minutes <= 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** Throws `code_limit_reached` with the time to wait, unless `wait` is 0. */
export function throwIfLimited(wait: number, why: string): void {
  if (wait <= 0) return;
  const seconds = Math.ceil(wait);
  throw new DomainError('code_limit_reached', { message: `${why} Try again in ${formatDuration(seconds)}.`, retryAfterSeconds: seconds });
}
