import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { traceRedis } from '../../tracing/span';

interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

interface StoreOptions {
  redis: Redis;
  /** Part of the keys, since the API and pages are counted separately. */
  name: string;
  /** Number of addresses that this process counts while Redis is unavailable. */
  maxAddresses: number;
  now: () => number;
}

/** The fallback that counts in memory. */
function createLocalCounter({ maxAddresses, now }: Pick<StoreOptions, 'maxAddresses' | 'now'>) {
  const windows = new LRUCache<string, { current: number; endsAt: number }>({ max: maxAddresses });
  return (key: string, windowMs: number): Count => {
    const at = now();
    const known = windows.get(key);
    const window = known !== undefined && known.endsAt > at ? known : { current: 0, endsAt: at + windowMs };
    window.current += 1;
    windows.set(key, window);
    return { current: window.current, ttl: window.endsAt - at };
  };
}

/** Counts requests of all processes in Redis; while Redis is unavailable, only those of this process. */
export function createSharedCounter({ redis, name, ...local }: StoreOptions) {
  const countLocally = createLocalCounter(local);

  return async (address: string, windowMs: number): Promise<Count> => {
    const key = `limit:${name}:${address}`;
    try {
      const results = await traceRedis('MULTI', () => redis.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key).exec());
      const [current, , ttl] = (results ?? []).map(([error, value]) => {
        if (error) throw error;
        return Number(value);
      });
      if (current === undefined || ttl === undefined) throw new Error('Redis dropped the transaction.');
      return { current, ttl: Math.max(0, ttl) };
    } catch {
      // Redis is unavailable; the metric `redis_up` shows it.
      return countLocally(address, windowMs);
    }
  };
}

/** The store class for the rate-limit plugin. */
export function createSharedStore(redis: Redis, maxAddresses: number) {
  return class SharedStore {
    readonly #count: ReturnType<typeof createSharedCounter>;
    /** `nameSpace` of the limit: `api` or `page`. */
    constructor({ nameSpace = 'all' }: { nameSpace?: string } = {}) {
      this.#count = createSharedCounter({ redis, name: nameSpace, maxAddresses, now: Date.now });
    }
    incr(key: string, callback: (error: Error | null, count?: Count) => void, timeWindow: number): void {
      this.#count(key, timeWindow).then((count) => callback(null, count), callback);
    }
    child(options: object): SharedStore {
      return new SharedStore(options);
    }
  };
}
