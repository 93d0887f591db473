/** Leave to render a page: as usual, or as the one that shows whether a release works again. */
export type Permit = 'usual' | 'probe';

interface CircuitBreakerOptions {
  /** Milliseconds, from any start. */
  now: () => number;
  /** How long a release stays off, in milliseconds. */
  openMs: number;
}

const failureThreshold = 3;

/**
 * Turns a release off after three failures with no success between them; after `offMs` one page tries it again.
 * A lasting failure struck pages beside its own, so that no success outweighs it: it counts for twice `offMs`.
 */
export function createCircuitBreaker({ now, openMs }: CircuitBreakerOptions) {
  let failures: { at: number; isPersistent: boolean }[] = [];
  let offUntil: number | null = null;
  let probing = false;

  return {
    /** Null while off. Who enters tells how it ended by one of the others. */
    tryAcquire(): Permit | null {
      if (offUntil === null) return 'usual';
      if (probing || now() < offUntil) return null;
      probing = true;
      return 'probe';
    },
    recordSuccess(pass: Permit) {
      if (pass === 'probe') {
        failures = [];
        offUntil = null;
        probing = false;
      } else {
        failures = failures.filter(({ isPersistent }) => isPersistent);
      }
    },
    /** Ended in a way that says nothing of the release. */
    recordInconclusive(pass: Permit) {
      if (pass === 'probe') probing = false;
    },
    recordFailure({ isPersistent = false } = {}) {
      const at = now();
      failures = [...failures.filter((strike) => !strike.isPersistent || at - strike.at < 2 * openMs), { at, isPersistent }];
      if (offUntil === null && failures.length < failureThreshold) return;
      offUntil = at + openMs;
      probing = false;
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** One breaker for each name, such as a release. */
export function createCircuitBreakers(options: CircuitBreakerOptions) {
  const known = new Map<string, CircuitBreaker>();
  return {
    get(name: string): CircuitBreaker {
      const breaker = known.get(name) ?? createCircuitBreaker(options);
      known.set(name, breaker);
      return breaker;
    },
    /** Forgets all others. */
    retain(names: ReadonlySet<string>) {
      for (const name of known.keys()) if (!names.has(name)) known.delete(name);
    },
  };
}

export type CircuitBreakers = ReturnType<typeof createCircuitBreakers>;
