import { cacheHeaders } from './cache-headers';
import { apiResponseTtlMs } from '../../rendering/cache-ttl';

const secondsOf = (name: string, header: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1]);

describe('the cache headers of a document', () => {
  it('allow shared caches if all visitors get the same one, for 5 seconds in total', () => {
    const { 'cache-control': cacheControl = '', age, vary } = cacheHeaders({ hasSession: false, isForAll: true, age: 2900 });
    expect(cacheControl).toBe('public, max-age=0, s-maxage=3, stale-while-revalidate=1');
    expect(
      apiResponseTtlMs / 1000 + secondsOf('s-maxage', cacheControl) + secondsOf('stale-while-revalidate', cacheControl),
    ).toBeLessThanOrEqual(5);
    expect({ age, vary }).toEqual({ age: '2', vary: 'cookie, accept-encoding' });
  });

  it.each([true, false])('forbid caching with a session (same for all: %s)', (isForAll) => {
    expect(cacheHeaders({ hasSession: true, isForAll, age: 0 })).toEqual({
      'cache-control': 'private, no-store',
      vary: 'cookie, accept-encoding',
    });
  });

  it('forbid caching if the next visitor may get another one', () => {
    expect(cacheHeaders({ hasSession: false, isForAll: false, age: 0 })).toEqual({
      'cache-control': 'no-store',
      vary: 'cookie, accept-encoding',
    });
  });
});
