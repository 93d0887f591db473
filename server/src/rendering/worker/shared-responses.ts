import { LRUCache } from 'lru-cache';
import type { ApiResponse, ApiRequest, CallApi } from '@oracle-astra/shared/contract';
import { apiResponseTtlMs } from '../cache-ttl';

const mostKept = 200;

/**
 * Asks the API for what every visitor gets alike once at a time, and once a second: many addresses show the same few
 * lists. A call in somebody's name is always made, and so is one after another's failed.
 */
export function createSharedResponses(): (request: ApiRequest, ask: CallApi) => Promise<ApiResponse> {
  const kept = new LRUCache<string, Promise<ApiResponse>>({ max: mostKept, ttl: apiResponseTtlMs });

  function start(key: string, asked: Promise<ApiResponse>): Promise<ApiResponse> {
    const forget = () => void (kept.peek(key) === asked && kept.delete(key));
    kept.set(key, asked);
    asked.then(({ status }) => status !== 200 && forget(), forget);
    return asked;
  }

  return async (request, ask) => {
    const { method, url, headers, body } = request;
    if ('authorization' in headers) return ask(request);
    const key = JSON.stringify([method, url, headers, body]);
    const others = kept.get(key);
    if (!others) return start(key, ask(request));
    const answer = await others.catch(() => null);
    return answer?.status === 200 ? answer : ask(request);
  };
}
