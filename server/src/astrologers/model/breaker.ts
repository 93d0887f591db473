/** Keeps questions away from an endpoint that has failed several times in a row. */
export interface Breaker {
  /** Whether a question may be sent; after the pause a single one is, as a probe. */
  allowsRequest(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens for `pauseMs` after this many `failures` in a row. */
export function createBreaker({ failures, pauseMs, clock }: { failures: number; pauseMs: number; clock: () => Date }): Breaker {
  let consecutiveFailures = 0;
  let closedUntil = 0;
  return {
    allowsRequest() {
      const now = clock().getTime();
      if (consecutiveFailures < failures) return true;
      if (now < closedUntil) return false;
      closedUntil = now + pauseMs;
      return true;
    },
    succeeded() {
      consecutiveFailures = 0;
    },
    failed() {
      consecutiveFailures += 1;
      if (consecutiveFailures >= failures) closedUntil = clock().getTime() + pauseMs;
    },
  };
}
