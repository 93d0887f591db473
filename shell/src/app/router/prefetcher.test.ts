import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { createStore, loaderContext } from '@oracle-astra/shared/api';
import { fakeApi } from '@oracle-astra/shared/testing';
import { createPrefetcher } from './prefetcher';
import type { Remotes } from './remotes';

function open(routes: RouteObject[], owned = /^\/(forum|about-us)/) {
  const load = jest.fn<ReturnType<Remotes['load']>, [string]>(async (path) =>
    owned.test(path) ? { name: 'forum', module: { routes, navigation: [] }, isFallback: false } : null,
  );
  const store = createStore({ token: null, extra: { baseUrl: '', fetch: fakeApi({}).fetch } });
  const remotes: Remotes = {
    navigation: [],
    owns: () => true,
    releaseOf: () => null,
    isLoaded: () => true,
    load,
    prepare: async () => undefined,
  };
  return { prefetch: createPrefetcher(remotes, store), load, store };
}

function page() {
  const lazy = jest.fn(async () => ({ Component: () => null }));
  const loader = jest.fn<Promise<unknown>, [LoaderFunctionArgs]>(async () => null);
  return { lazy, loader, route: { id: 'forum-page', path: 'forum/:slug', lazy, loader } as RouteObject };
}

/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('prefetches the page’s chunk and its data with the arguments of a navigation', async () => {
  const { lazy, loader, route } = page();
  const { prefetch, store } = open([route]);
  prefetch('/forum/sade-sati?did=d1');
  await settled();
  expect(lazy).toHaveBeenCalledTimes(1);
  const { request, params, context } = loader.mock.calls[0]![0];
  expect([request.url, params]).toEqual(['http://localhost/forum/sade-sati?did=d1', { slug: 'sade-sati' }]);
  expect((context as unknown as { get: (key: typeof loaderContext) => unknown }).get(loaderContext)).toEqual({ store, awaitData: false });
});

it('prefetches an address once, whatever its hash; another query is another address', async () => {
  const { route } = page();
  const { prefetch, load } = open([route]);
  for (const href of ['/forum/a', '/forum/a', '/forum/a#comments', '/forum/a?page=2']) {
    prefetch(href);
    await settled();
  }
  expect(load).toHaveBeenCalledTimes(2);
});

it('starts data and chunk in parallel', async () => {
  const { loader, lazy, route } = page();
  loader.mockReturnValue(new Promise(() => undefined));
  open([route]).prefetch('/forum/a');
  await settled();
  expect(lazy).toHaveBeenCalledTimes(1);
});

it.each([
  ['the owner', ({ load }: ReturnType<typeof open>) => load.mockRejectedValueOnce(new Error('gone'))],
  ['the chunk', (_site: ReturnType<typeof open>, { lazy }: ReturnType<typeof page>) => lazy.mockRejectedValueOnce(new Error('gone'))],
  ['the data', (_site: ReturnType<typeof open>, { loader }: ReturnType<typeof page>) => loader.mockRejectedValueOnce(new Error('gone'))],
])('ignores a failure of %s, and retries at the next request', async (_what, fail) => {
  const visited = page();
  const site = open([visited.route]);
  fail(site, visited);
  site.prefetch('/forum/a');
  await settled();
  site.prefetch('/forum/a');
  await settled();
  site.prefetch('/forum/a');
  await settled();
  expect(site.load).toHaveBeenCalledTimes(2);
  expect(visited.loader).toHaveBeenCalled();
});

it('handles a rejected chunk while data is pending', async () => {
  const { lazy, loader, route } = page();
  const chunk = Promise.reject<{ Component: () => null }>(new Error('gone'));
  const then = jest.spyOn(chunk, 'then');
  lazy.mockReturnValue(chunk);
  loader.mockReturnValue(new Promise(() => undefined));
  open([route]).prefetch('/forum/a');
  await settled();
  expect(then).toHaveBeenCalled();
});

it('ignores other origins and addresses that no remote owns', async () => {
  const { lazy, route } = page();
  const { prefetch, load } = open([route]);
  prefetch('https://wa.me/?text=hello');
  await settled();
  expect(load).not.toHaveBeenCalled();
  prefetch('/no-such-page');
  await settled();
  expect(lazy).not.toHaveBeenCalled();
});

it('prefetches nothing if the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { prefetch, load } = open([page().route]);
  prefetch('/forum/a');
  await settled();
  Reflect.deleteProperty(navigator, 'connection');
  expect(load).not.toHaveBeenCalled();
  prefetch('/forum/a');
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});
