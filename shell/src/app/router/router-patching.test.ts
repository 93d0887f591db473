import type { RouteObject } from 'react-router-dom';
import { createStore, loaderContext } from '@oracle-astra/shared/api';
import { fakeApi } from '@oracle-astra/shared/testing';
import type { Remotes } from './remotes';
import { createRouter } from './router';

jest.mock('../../layout/frame/frame', () => ({ Frame: () => null }));
jest.mock('../../layout/error-pages/not-found-page', () => ({ NotFoundPage: () => null }));
jest.mock('../../layout/frame/page-skeleton', () => ({ PageSkeleton: () => null }));
jest.mock('../../layout/error-pages/error-screen', () => ({ ErrorScreen: () => null }));

const mockPatched: RouteObject[][] = [];
jest.mock('./retryable-pages', () => ({
  retryablePages: (routes: RouteObject[]) => {
    mockPatched.push(routes);
    return routes;
  },
}));

const page = (id: string, path: string): RouteObject => ({ id, path, lazy: async () => ({ Component: () => null }) });
const modules: Record<string, RouteObject[]> = {
  forum: [page('forum-start', 'forum'), page('forum-page', 'forum/:slug'), page('forum-profile', 'profile')],
  chat: [page('chat-start', 'chats')],
};

function open(routesOf = modules) {
  const ownerOf = (path: string) => (/^\/(forum|profile)/.test(path) ? 'forum' : /^\/chats/.test(path) ? 'chat' : null);
  const load: Remotes['load'] = async (path) => {
    const name = ownerOf(path);
    return name === null ? null : { name, module: { routes: routesOf[name] ?? [], navigation: [] }, isFallback: false };
  };
  const store = createStore({ token: null, extra: { baseUrl: '', fetch: fakeApi({}).fetch } });
  const router = createRouter(
    { navigation: [], owns: () => true, releaseOf: () => null, isLoaded: () => true, load, prepare: async () => undefined },
    store,
  );
  const visit = async (address: string) => {
    await router.navigate(address);
    return router.state.matches.at(-1)?.route.id;
  };
  const pages = () => router.routes[0]?.children?.find(({ id }) => id === 'shell-pages')?.children?.map(({ id }) => id) ?? [];
  return { store, visit, pages };
}

afterEach(() => {
  history.replaceState(null, '', '/');
  mockPatched.length = 0;
});

it('adds the routes of a remote at the first navigation to one of its addresses', async () => {
  const { visit, pages } = open();
  expect(pages()).toEqual([]);
  expect(await visit('/chats')).toBe('chat-start');
  expect(pages()).toEqual(['chat-start']);
});

it('adds each remote once, whichever of its pages are visited', async () => {
  const { visit, pages } = open();
  expect([await visit('/forum'), await visit('/forum/sade-sati'), await visit('/profile'), await visit('/forum/nadi')]).toEqual([
    'forum-start',
    'forum-page',
    'forum-profile',
    'forum-page',
  ]);
  expect(await visit('/forum/of/its/table/but/not/there')).toBe('shell-missing');
  await visit('/chats');
  expect(mockPatched).toEqual([modules.forum, modules.chat]);
  expect(pages()).toHaveLength(4);
});

it('passes loaders the store, without awaiting data', async () => {
  const loader = jest.fn((_args: { context: { get: (key: typeof loaderContext) => unknown } }) => null);
  const { visit, store } = open({ chat: [{ id: 'chat-start', path: 'chats', loader, element: null } as unknown as RouteObject] });
  await visit('/chats');
  expect(loader.mock.calls[0]?.[0].context.get(loaderContext)).toEqual({ store, awaitData: false });
});
