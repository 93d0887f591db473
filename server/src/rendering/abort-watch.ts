import type { ThreadClock } from './thread-clock';
import { startTimeOut } from './time-out';

interface AbortWatchOptions {
  /** What the worker's thread had of its time. */
  clock: ThreadClock;
  /** Milliseconds on a processor in which a worker acknowledges that a page is called off. */
  abortMs: number;
  /** It does not answer: others should take over before its time is up. */
  stuck(): void;
  /** Its time is up. */
  lost(): void;
}

const stuckAfterMs = 50;

/** Watches that a worker answers to each page that is called off. */
export function createAbortWatch({ clock, abortMs, stuck, lost }: AbortWatchOptions) {
  const unanswered = new Set<number>();
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
    if (unanswered.size === 0) return;
    const early = startTimeOut({ clock, ms: stuckAfterMs, over() {
      isStuck = true;
      stuck();
    } });
    callOff = [early, startTimeOut({ clock, ms: abortMs, over: lost })];
  }

  return {
    asked(id: number) {
      unanswered.add(id);
      if (unanswered.size === 1) restart();
    },
    answered(id: number) {
      if (unanswered.delete(id)) restart();
    },
    isWaiting: () => unanswered.size > 0,
    isStuck: () => isStuck,
    stop,
  };
}
