/** Permission to render a page: a usual one, or the single probe that shows whether a release works again. */
export type Permit = 'usual' | 'probe';

interface CircuitBreakerOptions {
  /** Monotonic time in milliseconds. */
  now: () => number;
  /** The time for which the breaker stays open, in milliseconds. */
  openMs: number;
}

const failureThreshold = 3;

/**
 * Opens after three failures without a success between them; after `openMs` one probe may try again. A persistent failure also
 * harmed other pages, so no success cancels it: it counts for twice `openMs`. A fatal failure opens at once.
 */
export function createCircuitBreaker({ now, openMs }: CircuitBreakerOptions) {
  let failures: { at: number; isPersistent: boolean }[] = [];
  let openUntil: number | null = null;
  let isProbing = false;

  return {
    /** A permit, or null while the breaker is open. Its holder must report the outcome by one of the other methods. */
    tryAcquire(): Permit | null {
      if (openUntil === null) return 'usual';
      if (isProbing || now() < openUntil) return null;
      isProbing = true;
      return 'probe';
    },
    recordSuccess(permit: Permit) {
      if (permit === 'probe') {
        failures = [];
        openUntil = null;
        isProbing = false;
      } else {
        failures = failures.filter(({ isPersistent }) => isPersistent);
      }
    },
    isOpen: () => openUntil !== null && now() < openUntil,
    /** The outcome is not caused by the release. */
    recordInconclusive(permit: Permit) {
      if (permit === 'probe') isProbing = false;
    },
    recordFailure({ isPersistent = false, isFatal = false } = {}) {
      const at = now();
      failures = [...failures.filter((failure) => !failure.isPersistent || at - failure.at < 2 * openMs), { at, isPersistent }];
      if (openUntil === null && failures.length < failureThreshold && !isFatal) return;
      openUntil = at + openMs;
      isProbing = false;
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** One circuit breaker for each name, such as a release. */
export function createCircuitBreakers(options: CircuitBreakerOptions) {
  const breakers = new Map<string, CircuitBreaker>();
  return {
    get(name: string): CircuitBreaker {
      const breaker = breakers.get(name) ?? createCircuitBreaker(options);
      breakers.set(name, breaker);
      return breaker;
    },
    /** Removes all others. */
    retain(names: ReadonlySet<string>) {
      for (const name of breakers.keys()) if (!names.has(name)) breakers.delete(name);
    },
  };
}

export type CircuitBreakers = ReturnType<typeof createCircuitBreakers>;
