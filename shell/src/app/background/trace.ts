import type { ApiExtra } from '@oracle-astra/shared/api';

/** What a person does later is no part of loading the document. */
const traceMs = 60_000;

/** Has the calls of a document's first minute belong to its trace, where the server keeps one and says so. */
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
