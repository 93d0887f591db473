import type { ThreadClock } from './thread-clock';
import { startThreadTimeout } from './thread-timeout';

interface AbortWatchdogOptions {
  /** The processor time of the worker's thread. */
  clock: ThreadClock;
  /** Milliseconds of processor time in which a worker must acknowledge an abort. */
  abortMs: number;
  /**
   * Called without an acknowledgement after a while, and again after each further one: another thread should take over before the time
   * limit. `times` counts from 1.
   */
  onStuck(times: number): void;
  /** The time limit has passed. */
  onLost(): void;
}

const stuckAfterMs = 50;

/** Checks that a worker acknowledges each abort of a page. */
export function createAbortWatchdog({ clock, abortMs, onStuck, onLost }: AbortWatchdogOptions) {
  const unacknowledged = new Set<number>();
  let isStuck = false;
  let cancelStuck: (() => void) | undefined;
  let cancelLost: (() => void) | undefined;

  function stop() {
    cancelStuck?.();
    cancelLost?.();
    isStuck = false;
  }

  function awaitStuck(times = 1) {
    cancelStuck = startThreadTimeout({
      clock,
      ms: stuckAfterMs,
      onTimeout() {
        isStuck = true;
        awaitStuck(times + 1);
        onStuck(times);
      },
    });
  }

  /** The worker has just responded, or was just asked, so its time starts now. */
  function restart() {
    stop();
    if (unacknowledged.size === 0) return;
    awaitStuck();
    cancelLost = startThreadTimeout({ clock, ms: abortMs, onTimeout: onLost });
  }

  return {
    abortSent(id: number) {
      unacknowledged.add(id);
      if (unacknowledged.size === 1) restart();
    },
    acknowledged(id: number) {
      if (unacknowledged.delete(id)) restart();
    },
    isWaiting: () => unacknowledged.size > 0,
    isStuck: () => isStuck,
    stop,
  };
}
