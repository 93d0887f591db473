/** Leave to render a page: as usual, or as the one that shows whether a release works again. */
export type Pass = 'usual' | 'probe';

interface BreakerOptions {
  /** Milliseconds, from any start. */
  now: () => number;
  /** How long a release stays off, in milliseconds. */
  offMs: number;
}

const strikesToOff = 3;

/**
 * Turns a release off after three failures with no success between them; after `offMs` one page tries it again.
 * A lasting failure struck pages beside its own, so that no success outweighs it: it counts for twice `offMs`.
 */
export function createBreaker({ now, offMs }: BreakerOptions) {
  let strikes: { at: number; lasting: boolean }[] = [];
  let offUntil: number | null = null;
  let probing = false;

  return {
    /** Null while off. Who enters tells how it ended by one of the others. */
    enter(): Pass | null {
      if (offUntil === null) return 'usual';
      if (probing || now() < offUntil) return null;
      probing = true;
      return 'probe';
    },
    succeeded(pass: Pass) {
      if (pass === 'probe') {
        strikes = [];
        offUntil = null;
        probing = false;
      } else {
        strikes = strikes.filter(({ lasting }) => lasting);
      }
    },
    /** Ended in a way that says nothing of the release. */
    passed(pass: Pass) {
      if (pass === 'probe') probing = false;
    },
    failed({ lasting = false } = {}) {
      const at = now();
      strikes = [...strikes.filter((strike) => !strike.lasting || at - strike.at < 2 * offMs), { at, lasting }];
      if (offUntil === null && strikes.length < strikesToOff) return;
      offUntil = at + offMs;
      probing = false;
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;

/** One breaker for each name, such as a release. */
export function createBreakers(options: BreakerOptions) {
  const known = new Map<string, Breaker>();
  return {
    of(name: string): Breaker {
      const breaker = known.get(name) ?? createBreaker(options);
      known.set(name, breaker);
      return breaker;
    },
    /** Forgets all others. */
    keep(names: ReadonlySet<string>) {
      for (const name of known.keys()) if (!names.has(name)) known.delete(name);
    },
  };
}

export type Breakers = ReturnType<typeof createBreakers>;
