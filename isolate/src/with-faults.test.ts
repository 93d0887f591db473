import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, piecesOf } from '@oracle-astra/shared/testing';
import { getEndpointName } from './endpoints';
import type { State } from './state';
import { slowMs, withFaults } from './with-faults';

const list = { status: 'success', page_count: 4, discussions: [{ did: 'd1', tags: ['a'] }], more: { items: [1], note: 'kept' } };

function open(faults: State['faults']) {
  const { fetch, calls } = fakeApi({
    [apiPaths.discussions]: list,
    [apiPaths.me]: { status: 'success' },
    [apiPaths.pushChat]: () => piecesOf('It may.'),
  });
  return { calls, ask: (path: string) => withFaults(fetch, { nameOf: getEndpointName, faults })(`http://site.test${path}`) };
}

test('fails only the endpoint with the fault, without calling the API', async () => {
  const { ask, calls } = open({ discussions: '500' });
  expect((await ask(apiPaths.discussions)).status).toBe(500);
  expect(await (await ask(apiPaths.me)).json()).toEqual({ status: 'success' });
  expect(calls.map(({ path }) => path)).toEqual([apiPaths.me]);
});

test('the setting of an endpoint overrides that of all', async () => {
  const { ask } = open({ all: 'offline', me: 'expired' });
  await expect(ask(apiPaths.discussions)).rejects.toThrow(TypeError);
  const refused = await ask(apiPaths.me);
  expect([refused.status, (await refused.json()).code]).toEqual([401, 'unauthenticated']);
});

test('an empty answer has the same shape and empty lists', async () => {
  const { ask } = open({ all: 'empty' });
  expect(await (await ask(apiPaths.discussions)).json()).toEqual({
    status: 'success',
    page_count: 0,
    discussions: [],
    more: { items: [], note: 'kept' },
  });
  expect(await (await ask(apiPaths.pushChat)).text()).toBe('It may.');
});

test('a slow endpoint answers late, and a waiting one never', async () => {
  jest.useFakeTimers();
  const { ask } = open({ discussions: 'slow', me: 'waits' });
  const settled: string[] = [];
  const slow = ask(apiPaths.discussions).then(() => settled.push('slow'));
  void ask(apiPaths.me).then(() => settled.push('waits'));
  await jest.advanceTimersByTimeAsync(slowMs - 1);
  expect(settled).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await slow;
  await jest.advanceTimersByTimeAsync(100 * slowMs);
  expect(settled).toEqual(['slow']);
  jest.useRealTimers();
});

test('an endpoint matches addresses below its path too', () => {
  expect([getEndpointName('/wp-json/wp/v2/media/7'), getEndpointName(apiPaths.discussion), getEndpointName('/apis/none')]).toEqual([
    'media',
    'discussion',
    undefined,
  ]);
});
