import { cancellableTimeout } from './cancellable-timeout';
import { startThreadTimer, type ThreadClock } from './thread-clock';

/** A thread that sleeps instead of answering has so many times as long: on a crowded machine it may wait for threads beside it. */
const sleepFactor = 10;

/** Between two looks. */
const leastMs = 10;

interface ThreadTimeoutOptions {
  clock: ThreadClock;
  /** Milliseconds on a processor. */
  ms: number;
  onTimeout(): void;
}

/**
 * Calls `over` once a thread had its time and did not end this before: it ran for `ms`, or slept for ten times as long.
 * Time in which no processor was free is not counted, for that is the machine's fault. It is looked at again when that can first be.
 */
export function startThreadTimeout({ clock, ms, onTimeout }: ThreadTimeoutOptions): () => void {
  const stretch = startThreadTimer(clock);
  let cancel = cancellableTimeout(ms, look);

  function look() {
    const { cpuMs, ownMs } = stretch();
    if (cpuMs >= ms || ownMs >= sleepFactor * ms) return onTimeout();
    cancel = cancellableTimeout(Math.max(leastMs, Math.min(ms - cpuMs, sleepFactor * ms - ownMs)), look);
  }

  return () => cancel();
}
