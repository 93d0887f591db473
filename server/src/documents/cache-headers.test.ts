import { cacheHeaders } from './cache-headers';
import { apiResponseTtlMs } from '../rendering/cache-ttl';

const secondsOf = (name: string, header: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1]);

describe('how a document may be kept', () => {
  it('is by caches on the way where all visitors get the same one, and never for more than 5 seconds', () => {
    const { 'cache-control': kept = '', age, vary } = cacheHeaders({ hasSession: false, isForAll: true, age: 2900 });
    expect(kept).toBe('public, max-age=0, s-maxage=3, stale-while-revalidate=1');
    expect(apiResponseTtlMs / 1000 + secondsOf('s-maxage', kept) + secondsOf('stale-while-revalidate', kept)).toBeLessThanOrEqual(5);
    expect({ age, vary }).toEqual({ age: '2', vary: 'cookie, accept-encoding' });
  });

  it.each([true, false])('is by nobody with a session, whatever else is said of it (%s)', (isForAll) => {
    expect(cacheHeaders({ hasSession: true, isForAll, age: 0 })).toEqual({ 'cache-control': 'private, no-store', vary: 'cookie, accept-encoding' });
  });

  it('is by nobody where the next visitor may get another one', () => {
    expect(cacheHeaders({ hasSession: false, isForAll: false, age: 0 })).toEqual({ 'cache-control': 'no-store', vary: 'cookie, accept-encoding' });
  });
});
