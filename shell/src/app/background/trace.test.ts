import { joinTrace } from './trace';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Sets the server timings and the age in milliseconds of the document. */
function stubNavigation(serverTiming: { name: string; description: string }[], age = 0): void {
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }], now: () => age });
}

const sent: Request[] = [];
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push(input as Request);
    return new Response();
  });
});

const timings = [
  { name: 'traceparent', description: traceparent },
  { name: 'release', description: 'forum-1' },
];
const headersOf = (request?: Request) => ['traceparent', 'baggage', 'x-own'].map((name) => request?.headers.get(name));

it('sends the trace of the document only with calls of its first minute', async () => {
  stubNavigation(timings);
  const { fetch: tracedFetch } = joinTrace();
  await tracedFetch?.('http://site.test/apis/me', { method: 'POST', body: '{}', headers: { 'x-own': 'kept' } });
  stubNavigation(timings, 60_001);
  await tracedFetch?.('http://site.test/apis/me');
  expect(sent.map(headersOf)).toEqual([
    [traceparent, 'release=forum-1', 'kept'],
    [null, null, null],
  ]);
  expect([sent[0]?.method, await sent[0]?.text()]).toEqual(['POST', '{}']);
});

it('does not replace fetch if the server reports no trace', () => {
  stubNavigation([]);
  expect(joinTrace()).toEqual({});
});
