import type { ThreadClock } from './thread-clock';
import { startThreadTimeout } from './thread-timeout';

interface AbortWatchdogOptions {
  /** What the worker's thread had of its time. */
  clock: ThreadClock;
  /** Milliseconds on a processor in which a worker acknowledges that a page is called off. */
  abortMs: number;
  /** It does not answer: others should take over before its time is up. */
  onStuck(): void;
  /** Its time is up. */
  onLost(): void;
}

const stuckAfterMs = 50;

/** Watches that a worker answers to each page that is called off. */
export function createAbortWatchdog({ clock, abortMs, onStuck, onLost }: AbortWatchdogOptions) {
  const unacknowledged = new Set<number>();
  let isStuck = false;
  let callOff: (() => void)[] = [];

  function stop() {
    for (const one of callOff) one();
    callOff = [];
    isStuck = false;
  }

  /** From now on, as it has just answered or was just asked. */
  function restart() {
    stop();
    if (unacknowledged.size === 0) return;
    const early = startThreadTimeout({ clock, ms: stuckAfterMs, onTimeout() {
      isStuck = true;
      onStuck();
    } });
    callOff = [early, startThreadTimeout({ clock, ms: abortMs, onTimeout: onLost })];
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
