import { createConcurrencyLimit } from '../../db/statements/concurrency-limit';

interface OriginLimitsOptions {
  /** Concurrent calls to one push service. */
  perOrigin: number;
  /** The number of consecutive calls without an answer after which the push service is paused. */
  maxFailures: number;
  pauseMs: number;
  now: () => number;
}

interface Origin {
  run: ReturnType<typeof createConcurrencyLimit>;
  failures: number;
  pausedUntil: number;
}

/** Limits for each push service, so that one that does not respond delays no other messages. */
export function createOriginLimits({ perOrigin, maxFailures, pauseMs, now }: OriginLimitsOptions) {
  const origins = new Map<string, Origin>();

  function find(endpoint: string): Origin {
    const key = new URL(endpoint).origin;
    const known = origins.get(key);
    if (known !== undefined) return known;
    const origin = { run: createConcurrencyLimit({ parallel: perOrigin }), failures: 0, pausedUntil: 0 };
    origins.set(key, origin);
    return origin;
  }

  /** Runs `call` in its turn; resolves to null, without calling, while the push service is paused. */
  return async <Result>(endpoint: string, call: () => Promise<Result>, isFailure: (result: Result) => boolean): Promise<Result | null> => {
    const origin = find(endpoint);
    return origin.run(async () => {
      if (now() < origin.pausedUntil) return null;
      const result = await call();
      origin.failures = isFailure(result) ? origin.failures + 1 : 0;
      if (origin.failures >= maxFailures) {
        origin.failures = 0;
        origin.pausedUntil = now() + pauseMs;
      }
      return result;
    });
  };
}
