import type { ApiExtra } from '@oracle-astra/shared/api';

/** Later requests are not part of loading the document. */
const traceMs = 60_000;

/** Adds the API calls of a document's first minute to its trace, if the server reports one. */
export function joinTrace(): Pick<ApiExtra, 'fetch'> {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const find = (sought: string) => navigation?.serverTiming?.find(({ name }) => name === sought)?.description;
  const traceparent = find('traceparent');
  if (!traceparent) return {};
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (performance.now() < traceMs) {
        request.headers.set('traceparent', traceparent);
        request.headers.set('baggage', `release=${find('release')}`);
      }
      return fetch(request);
    },
  };
}
