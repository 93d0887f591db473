import { cancellableTimeout } from '../cancellable-timeout';
import { startThreadTimer, type ThreadClock } from './thread-clock';

/** The limit of a sleeping thread is longer by this factor, because on a busy machine it may wait for other threads. */
const sleepFactor = 10;

const minCheckIntervalMs = 10;

interface ThreadTimeoutOptions {
  clock: ThreadClock;
  /** Milliseconds of processor time. */
  ms: number;
  onTimeout(): void;
}

/**
 * Calls `onTimeout` when a thread has run for `ms` milliseconds, or slept ten times as long; the returned function cancels it.
 * Time without a free processor is not counted, because it is the machine's fault.
 */
export function startThreadTimeout({ clock, ms, onTimeout }: ThreadTimeoutOptions): () => void {
  const elapsed = startThreadTimer(clock);
  let cancel = cancellableTimeout(ms, check);

  function check() {
    const { cpuMs, ownMs } = elapsed();
    if (cpuMs >= ms || ownMs >= sleepFactor * ms) return onTimeout();
    cancel = cancellableTimeout(Math.max(minCheckIntervalMs, Math.min(ms - cpuMs, sleepFactor * ms - ownMs)), check);
  }

  return () => cancel();
}
