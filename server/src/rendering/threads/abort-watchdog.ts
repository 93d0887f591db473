import type { ThreadClock } from './thread-clock';
import { startThreadTimeout } from './thread-timeout';

interface AbortWatchdogOptions {
  /** The processor time of the worker's thread. */
  clock: ThreadClock;
  /** Milliseconds of processor time in which a worker must acknowledge an abort. */
  abortMs: number;
  /** Called without an acknowledgement after a while: another thread should take over before the time limit. */
  onStuck(): void;
  /** The time limit has passed. */
  onLost(): void;
}

const stuckAfterMs = 50;

/** Checks that a worker acknowledges each abort of a page. */
export function createAbortWatchdog({ clock, abortMs, onStuck, onLost }: AbortWatchdogOptions) {
  const unacknowledged = new Set<number>();
  let isStuck = false;
  let cancels: (() => void)[] = [];

  function stop() {
    for (const cancel of cancels) cancel();
    cancels = [];
    isStuck = false;
  }

  /** The worker has just responded, or was just asked, so its time starts now. */
  function restart() {
    stop();
    if (unacknowledged.size === 0) return;
    const onStuckTimeout = () => {
      isStuck = true;
      onStuck();
    };
    cancels = [
      startThreadTimeout({ clock, ms: stuckAfterMs, onTimeout: onStuckTimeout }),
      startThreadTimeout({ clock, ms: abortMs, onTimeout: onLost }),
    ];
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
