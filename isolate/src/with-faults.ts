import type { Fault, State } from './state';
import { everyEndpoint } from './state';

/** The delay of a slow endpoint, in milliseconds. */
export const slowMs = 3000;

const refusals = {
  '500': () => Response.json({ status: 'fail', message: '' }, { status: 500 }),
  expired: () => Response.json({ status: 'fail', code: 'unauthenticated', message: 'Log in again.' }, { status: 401 }),
};

/** A response of the same shape without content: lists and page counts are empty, all else is unchanged. */
export function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'page_count' ? 0 : emptyLists(each)]));
}

async function emptyAnswer(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  return Response.json(emptyLists(await answer.json()), { status: answer.status });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Given {
  /** The name of a path in `apiPaths`. */
  nameOf: (pathname: string) => string | undefined;
  faults: State['faults'];
}

/** Wraps `fetch` with the faults of each endpoint. The setting of an endpoint overrides that of all. */
export function withFaults(fetchFn: typeof fetch, { nameOf, faults }: Given): typeof fetch {
  const faultOf = (input: RequestInfo | URL): Fault | undefined => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://site.test');
    return faults[nameOf(pathname) ?? ''] ?? faults[everyEndpoint];
  };
  return async (input, init) => {
    const fault = faultOf(input);
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault === 'waits') return new Promise<Response>(() => undefined);
    if (fault === '500' || fault === 'expired') return refusals[fault]();
    if (fault === 'slow') await wait(slowMs);
    const answer = await fetchFn(input, init);
    return fault === 'empty' ? emptyAnswer(answer) : answer;
  };
}
