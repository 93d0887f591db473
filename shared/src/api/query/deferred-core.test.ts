import type * as QueryCoreModule from './query-core';
import { fakeApi } from '../../testing/fake-api';

const mockGate = { isOpen: true };
jest.mock('./query-core', () => ({
  get createQueryCore() {
    if (!mockGate.isOpen) throw new Error('The file did not come');
    return jest.requireActual<typeof QueryCoreModule>('./query-core').createQueryCore;
  },
}));

beforeEach(() => {
  mockGate.isOpen = true;
  jest.resetModules();
});

const rendered = {
  queries: {
    'getThing("1")': {
      status: 'fulfilled',
      endpointName: 'getThing',
      originalArgs: '1',
      requestId: 'server',
      data: { name: 'Rendered' },
      fulfilledTimeStamp: 1,
    },
  },
  provided: { tags: { Birth: { __internal_without_id: ['getThing("1")'] } }, keys: { 'getThing("1")': [{ type: 'Birth' }] } },
};

/** A page with the state of its document, an endpoint that reads and one that writes. */
async function open() {
  const { baseApi, createStore } = await import('..');
  const { loadQueryCore } = await import('./core-loader');
  const { fetch, calls } = fakeApi({ '/thing/1': { name: 'Fetched' }, '/thing/2': { name: 'Second' }, '/thing/save': { saved: true } });
  const store = createStore({ token: null, extra: { baseUrl: 'http://site.test', fetch }, api: rendered as never });
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (build) => ({
      getThing: build.query<{ name: string }, string>({ query: (id) => `/thing/${id}`, providesTags: ['Birth'] }),
      saveThing: build.mutation<{ saved: boolean }, string>({ query: (name) => ({ url: '/thing/save', method: 'POST', body: { name } }) }),
    }),
  });
  const read = (id: string) => endpoints.getThing.select(id)(store.getState());
  const save = (requestId: string) => endpoints.saveThing.select({ requestId, fixedCacheKey: undefined })(store.getState());
  return { baseApi, store, calls, endpoints, read, save, loadQueryCore };
}

it('shows the data of the document without fetching it', async () => {
  const { store, calls, endpoints, read } = await open();
  expect(read('1')).toMatchObject({ isSuccess: true, data: { name: 'Rendered' } });
  const select = endpoints.getThing.select('1');
  expect(select(store.getState())).toBe(select(store.getState()));
  expect(read('2')).toMatchObject({ isUninitialized: true });
  expect(await store.dispatch(endpoints.getThing.initiate('1')).unwrap()).toEqual({ name: 'Rendered' });
  expect(calls).toHaveLength(0);
});

it('fetches data that the document lacks when the core is loaded', async () => {
  const { store, endpoints, read } = await open();
  expect(await store.dispatch(endpoints.getThing.initiate('2')).unwrap()).toEqual({ name: 'Second' });
  expect(read('2')).toMatchObject({ isSuccess: true, data: { name: 'Second' } });
});

it('does not fetch for a component that unmounted before the core was loaded', async () => {
  const { store, calls, endpoints, loadQueryCore } = await open();
  store.dispatch(endpoints.getThing.initiate('2')).unsubscribe();
  await loadQueryCore();
  expect(calls).toHaveLength(0);
});

it('applies cache updates in their order', async () => {
  const { baseApi, store, calls, endpoints, read, loadQueryCore } = await open();
  const update = baseApi.util.updateQueryData as unknown as (name: string, arg: string, recipe: (thing: { name: string }) => void) => never;
  void store.dispatch(endpoints.getThing.initiate('1'));
  const patch = store.dispatch(update('getThing', '1', (thing) => void (thing.name = 'Patched'))) as unknown as { undo: () => void };
  await loadQueryCore();
  expect(read('1').data).toEqual({ name: 'Patched' });
  patch.undo();
  expect(read('1').data).toEqual({ name: 'Rendered' });
  store.dispatch(baseApi.util.invalidateTags(['Birth']));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(calls.map(({ path }) => path)).toEqual(['/thing/1']);
});

it('finds data of the document by its tags, like the core', async () => {
  const { baseApi, store, loadQueryCore } = await open();
  const find = () => baseApi.util.selectInvalidatedBy(store.getState(), ['Birth', 'Chat']);
  const early = find();
  expect(early).toEqual([{ queryCacheKey: 'getThing("1")', endpointName: 'getThing', originalArgs: '1' }]);
  await loadQueryCore();
  expect(find()).toEqual(early);
});

it('sends an early mutation once, and shows it as pending until then', async () => {
  const { store, calls, endpoints, save } = await open();
  const call = store.dispatch(endpoints.saveThing.initiate('new'));
  const { requestId } = call;
  expect(save(requestId)).toMatchObject({ isLoading: true });
  expect(await call.unwrap()).toEqual({ saved: true });
  expect(save(requestId)).toMatchObject({ isSuccess: true, data: { saved: true } });
  expect(calls).toHaveLength(1);
});

it('fails with a network error if the core does not load, and fetches when the device is online again', async () => {
  const { store, calls, endpoints, read, save } = await open();
  mockGate.isOpen = false;
  const write = store.dispatch(endpoints.saveThing.initiate('new'));
  const query = store.dispatch(endpoints.getThing.initiate('2'));
  await expect(write.unwrap()).rejects.toMatchObject({ kind: 'network' });
  expect((await query).error).toMatchObject({ kind: 'network' });
  expect([save(write.requestId), read('2')]).toMatchObject([{ isError: true }, { isError: true }]);
  mockGate.isOpen = true;
  dispatchEvent(new Event('online'));
  const { loadQueryCore } = await import('./core-loader');
  await loadQueryCore();
  await Promise.all(store.dispatch((await import('..')).baseApi.util.getRunningQueriesThunk()));
  expect(read('2')).toMatchObject({ isSuccess: true, data: { name: 'Second' } });
  // The caller already got a failure for this write, so it is not sent later.
  expect(calls.map(({ path }) => path)).toEqual(['/thing/2']);
});
