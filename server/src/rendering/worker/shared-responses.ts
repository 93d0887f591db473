import { LRUCache } from 'lru-cache';
import type { ApiResponse, ApiRequest, CallApi } from '@oracle-astra/shared/contract';
import { apiResponseTtlMs } from '../cache-ttl';

const maxResponses = 200;

/**
 * Shares responses that are the same for every visitor, because many pages show the same few lists: one call at a time, and one
 * for each second and content version. Calls with a token are never shared, and a page that waited for a failed call makes its
 * own.
 */
export function createSharedResponses(): (request: ApiRequest, call: CallApi, contentVersion?: number) => Promise<ApiResponse> {
  const cache = new LRUCache<string, Promise<ApiResponse>>({ max: maxResponses, ttl: apiResponseTtlMs });

  // Not lru-cache's fetch, whose TTL counts from the response, while the age of a page has to count from the call.
  function share(key: string, response: Promise<ApiResponse>): Promise<ApiResponse> {
    const remove = () => void (cache.peek(key) === response && cache.delete(key));
    cache.set(key, response);
    response.then(({ status }) => status !== 200 && remove(), remove);
    return response;
  }

  return async (request, call, contentVersion = 0) => {
    const { method, url, headers, body } = request;
    if ('authorization' in headers) return call(request);
    const key = JSON.stringify([contentVersion, method, url, headers, body]);
    const cached = cache.get(key);
    if (!cached) return share(key, call(request));
    // The first caller gets the failure; this one makes its own call.
    const response = await cached.catch(() => null);
    return response?.status === 200 ? response : call(request);
  };
}
