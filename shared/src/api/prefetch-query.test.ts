import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { apiPaths, siteRoutes } from '../contract';
import { fakeApi, tokenFor, type FakeAnswer } from '../testing';
import { baseApi } from './base-api';
import { getChart, listBirths } from './births';
import { getPricing } from './commerce';
import { loaderContext, prefetch, type LoaderInput } from './prefetch-query';
import { createStore } from './store';

const births = { status: 'success', births: [] };

function open(answers: Record<string, FakeAnswer>, { awaitData, token = tokenFor('asha') }: { awaitData: boolean; token?: string | null }) {
  const { fetch, calls } = fakeApi(answers);
  const store = createStore({ token, extra: { baseUrl: 'http://site.test', fetch } });
  const load = async (loader: ReturnType<typeof prefetch>, address = '/chats') => {
    const args: LoaderFunctionArgs = {
      request: new Request(`http://site.test${address}`),
      params: { slug: 'sade-sati' },
      url: new URL(`http://site.test${address}`),
      pattern: '',
      context: new RouterContextProvider(new Map([[loaderContext, { store, awaitData }]])),
    };
    return (await loader(args)) as unknown;
  };
  return { store, calls, load, birthsIn: () => listBirths.select()(store.getState()) };
}

const thrownBy = (loading: Promise<unknown>) =>
  loading.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  );

it('passes the address and the session to the queries', async () => {
  const seen: LoaderInput[] = [];
  const loader = prefetch((input) => [seen.push(input)].slice(1).map(() => listBirths.initiate()));
  await open({}, { awaitData: false }).load(loader, '/chats?bid=b1');
  await open({}, { awaitData: false, token: null }).load(loader);
  expect(seen.map(({ url, isSignedIn, params }) => [url.searchParams.get('bid'), isSignedIn, params.slug])).toEqual([
    ['b1', true, 'sade-sati'],
    [null, false, 'sade-sati'],
  ]);
});

describe('in the browser', () => {
  it('starts the call and does not wait for it', async () => {
    const { load, birthsIn } = open({ [apiPaths.births]: () => new Promise(() => undefined) }, { awaitData: false });
    expect(await load(prefetch(() => [listBirths.initiate()]))).toBeNull();
    expect(birthsIn().isLoading).toBe(true);
  });

  it('leaves failures to the page', async () => {
    const { store, load, birthsIn } = open({}, { awaitData: false });
    expect(await load(prefetch(() => [listBirths.initiate()]))).toBeNull();
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(birthsIn().error).toMatchObject({ status: 404 });
  });

  it('does not fetch cached data again', async () => {
    const { store, calls, load } = open({ [apiPaths.births]: births }, { awaitData: false });
    for (let visit = 0; visit < 2; visit += 1) {
      await load(prefetch(() => [listBirths.initiate()]));
      await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    }
    expect(calls).toHaveLength(1);
  });

  it('keeps no subscription: stale data without subscribers is removed instead of refetched', async () => {
    const { store, calls, load, birthsIn } = open({ [apiPaths.births]: births }, { awaitData: false });
    await load(prefetch(() => [listBirths.initiate()]));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(birthsIn().isSuccess).toBe(true);
    store.dispatch(baseApi.util.invalidateTags(['Birth']));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(birthsIn().isUninitialized).toBe(true);
    expect(calls).toHaveLength(1);
  });
});

describe('on the server', () => {
  it('waits for the responses of all calls', async () => {
    const { load, birthsIn, calls } = open({ [apiPaths.births]: births, [apiPaths.pricing]: { status: 'success' } }, { awaitData: true });
    expect(await load(prefetch(() => [listBirths.initiate(), getPricing.initiate()]))).toBeNull();
    expect(birthsIn().isSuccess).toBe(true);
    expect(calls).toHaveLength(2);
  });

  it('fetches no private data', async () => {
    const { load, calls } = open({ [apiPaths.births]: births, [apiPaths.pricing]: { status: 'success' } }, { awaitData: true });
    await load(prefetch(({ isSignedIn }) => [getPricing.initiate(), ...(isSignedIn ? [listBirths.initiate()] : [])]));
    expect(calls.map(({ path }) => path)).toEqual([apiPaths.pricing]);
  });

  it('sets the document’s status to 404 if the API answers 404, and lets the page say what is missing', async () => {
    const { load } = open({ [apiPaths.births]: births }, { awaitData: true });
    const loaded = await load(prefetch(() => [listBirths.initiate(), getChart.initiate('gone')]));
    expect(loaded).toMatchObject({ data: null, init: { status: 404 } });
  });

  it('leaves other failures to the page', async () => {
    const { load, birthsIn } = open(
      { [apiPaths.births]: () => Response.json({ status: 'fail', message: 'Later.' }, { status: 500 }) },
      { awaitData: true },
    );
    expect(await load(prefetch(() => [listBirths.initiate()]))).toBeNull();
    expect(birthsIn().isError).toBe(true);
  });
});

describe.each([true, false])('a private page (awaitData: %s)', (awaitData) => {
  const loader = prefetch(() => [listBirths.initiate()], { redirectTo: siteRoutes.home });

  it('redirects visitors without fetching', async () => {
    const { load, calls } = open({ [apiPaths.births]: births }, { awaitData, token: null });
    const thrown = (await thrownBy(load(loader))) as Response;
    expect([thrown.status, thrown.headers.get('location')]).toEqual([302, '/']);
    expect(calls).toEqual([]);
  });

  it('is for signed-in users, and only the browser fetches its data', async () => {
    const { store, load, calls } = open({ [apiPaths.births]: births }, { awaitData });
    expect(await load(loader)).toBeNull();
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(calls).toHaveLength(awaitData ? 0 : 1);
  });
});
