/** Keeps questions away from an endpoint that has failed several times in a row. */
export interface Breaker {
  /** Whether a question may be sent; after the pause a single one is, as a probe. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens for `pauseMs` after this many `failures` in a row. */
export function createBreaker({ failures, pauseMs, clock }: { failures: number; pauseMs: number; clock: () => Date }): Breaker {
  let inRow = 0;
  let closedUntil = 0;
  return {
    mayTry() {
      const now = clock().getTime();
      if (inRow < failures) return true;
      if (now < closedUntil) return false;
      closedUntil = now + pauseMs;
      return true;
    },
    succeeded() {
      inRow = 0;
    },
    failed() {
      inRow += 1;
      if (inRow >= failures) closedUntil = clock().getTime() + pauseMs;
    },
  };
}
