import type { ApiResponse, CallApi } from '@oracle-astra/shared/contract';
import { apiResponseTtlMs } from '../cache-ttl';
import { createSharedResponses } from './shared-responses';

const posts = { method: 'POST', url: '/apis/discussions.php', headers: { 'content-type': 'application/json' }, body: '{"start":1}' };
const createResponse = (body: string, status = 200): ApiResponse => ({ status, headers: {}, body });

/** An API that responds with the number of calls it had. */
function createCountingApi() {
  const call: jest.MockedFunction<CallApi> = jest.fn();
  call.mockImplementation(async () => createResponse(`${call.mock.calls.length}`));
  return call;
}

beforeEach(() => {
  // lru-cache captures `performance` when it is loaded.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => jest.useRealTimers());

it('makes one call for many pages, and another after a second', async () => {
  const [callShared, call] = [createSharedResponses(), createCountingApi()];
  const bodies = (await Promise.all([callShared(posts, call), callShared(posts, call), callShared({ ...posts }, call)])).map(
    ({ body }) => body,
  );
  expect(bodies).toEqual(['1', '1', '1']);
  jest.advanceTimersByTime(apiResponseTtlMs - 1);
  expect((await callShared(posts, call)).body).toBe('1');
  jest.advanceTimersByTime(2);
  expect((await callShared(posts, call)).body).toBe('2');
});

it('makes another call for another content version', async () => {
  const [callShared, call] = [createSharedResponses(), createCountingApi()];
  const bodies = [];
  for (const version of [1, 1, 2]) bodies.push((await callShared(posts, call, version)).body);
  expect(bodies).toEqual(['1', '1', '2']);
});

it.each([
  ['another address', { url: '/apis/plans.php' }],
  ['another body', { body: '{"start":2}' }],
  ['another header', { headers: { 'content-type': 'application/json', 'accept-language': 'hi' } }],
])('makes another call for %s', async (_what, changes) => {
  const [callShared, call] = [createSharedResponses(), createCountingApi()];
  await callShared(posts, call);
  expect((await callShared({ ...posts, ...changes }, call)).body).toBe('2');
});

it('neither caches nor shares the response to a call with a token', async () => {
  const callShared = createSharedResponses();
  const asAsha = { ...posts, headers: { ...posts.headers, authorization: 'Bearer asha' } };
  const call = jest.fn<Promise<ApiResponse>, Parameters<CallApi>>(async ({ headers }) => createResponse(headers.authorization ?? 'nobody'));
  const bodies = [];
  for (const request of [posts, asAsha, posts, asAsha]) bodies.push((await callShared(request, call)).body);
  expect(bodies).toEqual(['nobody', 'Bearer asha', 'nobody', 'Bearer asha']);
  expect(call).toHaveBeenCalledTimes(3);
});

it('caches no error response, and waiting pages make their own calls', async () => {
  const callShared = createSharedResponses();
  const [refusing, good] = [async () => createResponse('too many', 429), async () => createResponse('good')];
  const [refused, other] = await Promise.all([callShared(posts, refusing), callShared(posts, good)]);
  expect([refused.status, other.body]).toEqual([429, 'good']);
  expect((await callShared(posts, good)).body).toBe('good');
});

it('caches no failed call', async () => {
  const callShared = createSharedResponses();
  const [failing, good] = [() => Promise.reject<ApiResponse>(new Error('The page is over')), async () => createResponse('good')];
  const [failed, other] = await Promise.allSettled([callShared(posts, failing), callShared(posts, good)]);
  expect([failed.status, other]).toEqual(['rejected', { status: 'fulfilled', value: createResponse('good') }]);
  expect((await callShared(posts, good)).body).toBe('good');
});
