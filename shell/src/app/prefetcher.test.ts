import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { createStore, loaderContext } from '@oracle-astra/shared/api';
import { fakeApi } from '@oracle-astra/shared/testing';
import { createPrefetcher } from './prefetcher';
import type { Remotes } from './remotes';

function open(routes: RouteObject[], owned = /^\/(forum|about-us)/) {
  const load = jest.fn<ReturnType<Remotes['load']>, [string]>(async (path) => (owned.test(path) ? { name: 'forum', module: { routes, navigation: [] }, isFallback: false } : null));
  const store = createStore({ token: null, extra: { baseUrl: '', fetch: fakeApi({}).fetch } });
  const remotes: Remotes = { navigation: [], owns: () => true, releaseOf: () => null, load, prepare: async () => undefined };
  return { follow: createPrefetcher(remotes, store), load, store };
}

function page() {
  const lazy = jest.fn(async () => ({ Component: () => null }));
  const loader = jest.fn<Promise<unknown>, [LoaderFunctionArgs]>(async () => null);
  return { lazy, loader, route: { id: 'forum-page', path: 'forum/:slug', lazy, loader } as RouteObject };
}

/** All that is under way has come or failed. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('brings the page’s chunk and its data, as for a visit to that address', async () => {
  const { lazy, loader, route } = page();
  const { follow, store } = open([route]);
  follow('/forum/sade-sati?did=d1');
  await settled();
  expect(lazy).toHaveBeenCalledTimes(1);
  const { request, params, context } = loader.mock.calls[0]![0];
  expect([request.url, params]).toEqual(['http://localhost/forum/sade-sati?did=d1', { slug: 'sade-sati' }]);
  expect((context as unknown as { get: (key: typeof loaderContext) => unknown }).get(loaderContext)).toEqual({ store, awaitData: false });
});

it('brings an address once; another query is another address, another place on the page is not', async () => {
  const { route } = page();
  const { follow, load } = open([route]);
  for (const href of ['/forum/a', '/forum/a', '/forum/a#comments', '/forum/a?page=2']) {
    follow(href);
    await settled();
  }
  expect(load).toHaveBeenCalledTimes(2);
});

it('starts the data and the chunk together', async () => {
  const { loader, lazy, route } = page();
  loader.mockReturnValue(new Promise(() => undefined));
  open([route]).follow('/forum/a');
  await settled();
  expect(lazy).toHaveBeenCalledTimes(1);
});

it.each([
  ['the owner', ({ load }: ReturnType<typeof open>) => load.mockRejectedValueOnce(new Error('gone'))],
  ['the chunk', (_site: ReturnType<typeof open>, { lazy }: ReturnType<typeof page>) => lazy.mockRejectedValueOnce(new Error('gone'))],
  ['the data', (_site: ReturnType<typeof open>, { loader }: ReturnType<typeof page>) => loader.mockRejectedValueOnce(new Error('gone'))],
])('is silent when %s fails, and tries again at the next sign', async (_what, fail) => {
  const visited = page();
  const site = open([visited.route]);
  fail(site, visited);
  site.follow('/forum/a');
  await settled();
  site.follow('/forum/a');
  await settled();
  site.follow('/forum/a');
  await settled();
  expect(site.load).toHaveBeenCalledTimes(2);
  expect(visited.loader).toHaveBeenCalled();
});

it('heeds the chunk while the data is still to come, so that its failure is nobody’s surprise', async () => {
  const { lazy, loader, route } = page();
  const chunk = Promise.reject<{ Component: () => null }>(new Error('gone'));
  const heeded = jest.spyOn(chunk, 'then');
  lazy.mockReturnValue(chunk);
  loader.mockReturnValue(new Promise(() => undefined));
  open([route]).follow('/forum/a');
  await settled();
  expect(heeded).toHaveBeenCalled();
});

it('leaves other sites alone, and addresses that nobody owns', async () => {
  const { lazy, route } = page();
  const { follow, load } = open([route]);
  follow('https://wa.me/?text=hello');
  await settled();
  expect(load).not.toHaveBeenCalled();
  follow('/no-such-page');
  await settled();
  expect(lazy).not.toHaveBeenCalled();
});
