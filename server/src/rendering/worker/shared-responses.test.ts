import type { ApiResponse, CallApi } from '@oracle-astra/shared/contract';
import { apiResponseTtlMs } from '../cache-ttl';
import { createSharedResponses } from './shared-responses';

const posts = { method: 'POST', url: '/apis/discussions.php', headers: { 'content-type': 'application/json' }, body: '{"start":1}' };
const answerOf = (body: string, status = 200): ApiResponse => ({ status, headers: {}, body });

/** The API: its answers tell how many calls it had. */
function counting() {
  const call: jest.MockedFunction<CallApi> = jest.fn();
  call.mockImplementation(async () => answerOf(`${call.mock.calls.length}`));
  return call;
}

beforeEach(() => {
  // The cache holds on to the performance that it found when it was loaded.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => jest.useRealTimers());

it('asks once for many, and anew after a second', async () => {
  const [ask, call] = [createSharedResponses(), counting()];
  const bodies = (await Promise.all([ask(posts, call), ask(posts, call), ask({ ...posts }, call)])).map(({ body }) => body);
  expect(bodies).toEqual(['1', '1', '1']);
  jest.advanceTimersByTime(apiResponseTtlMs - 1);
  expect((await ask(posts, call)).body).toBe('1');
  jest.advanceTimersByTime(2);
  expect((await ask(posts, call)).body).toBe('2');
});

it.each([
  ['another address', { url: '/apis/plans.php' }],
  ['another body', { body: '{"start":2}' }],
  ['another header', { headers: { 'content-type': 'application/json', 'accept-language': 'hi' } }],
])('takes %s for another call', async (_what, changes) => {
  const [ask, call] = [createSharedResponses(), counting()];
  await ask(posts, call);
  expect((await ask({ ...posts, ...changes }, call)).body).toBe('2');
});

it('neither keeps nor gives an answer to a call in somebody’s name', async () => {
  const ask = createSharedResponses();
  const asAsha = { ...posts, headers: { ...posts.headers, authorization: 'Bearer asha' } };
  const call = jest.fn<Promise<ApiResponse>, Parameters<CallApi>>(async ({ headers }) => answerOf(headers.authorization ?? 'nobody'));
  const bodies = [];
  for (const request of [posts, asAsha, posts, asAsha]) bodies.push((await ask(request, call)).body);
  expect(bodies).toEqual(['nobody', 'Bearer asha', 'nobody', 'Bearer asha']);
  expect(call).toHaveBeenCalledTimes(3);
});

it('keeps no refusal, and whoever waited for one asks for himself', async () => {
  const ask = createSharedResponses();
  const [refusing, good] = [async () => answerOf('too many', 429), async () => answerOf('good')];
  const [refused, other] = await Promise.all([ask(posts, refusing), ask(posts, good)]);
  expect([refused.status, other.body]).toEqual([429, 'good']);
  expect((await ask(posts, good)).body).toBe('good');
});

it('keeps no failure', async () => {
  const ask = createSharedResponses();
  const [failing, good] = [() => Promise.reject<ApiResponse>(new Error('The page is over')), async () => answerOf('good')];
  const [failed, other] = await Promise.allSettled([ask(posts, failing), ask(posts, good)]);
  expect([failed.status, other]).toEqual(['rejected', { status: 'fulfilled', value: answerOf('good') }]);
  expect((await ask(posts, good)).body).toBe('good');
});
