import { attachInitialRemote } from './attach-initial-remote';
import type { Container, Release } from './release';

jest.mock('./shared-modules', () => ({ sharedModules: { react: { useState: () => undefined } }, lateSharedModules: {} }));

const page = globalThis as unknown as Record<string, Container | undefined>;
const release: Release = {
  container: 'forum_1',
  base: '/releases/forum/forum-1/',
  file: { name: 'page.js', bytes: 1, integrity: 'sha384-page' },
};
const routes = { routes: [], navigation: [] };

afterEach(() => {
  delete page.forum_1;
  for (const tag of [...document.scripts]) tag.remove();
  jest.useRealTimers();
});

describe('attaching the initial page’s remote', () => {
  it('initializes its container and gets its routes', async () => {
    const steps: string[] = [];
    page.forum_1 = {
      init: () => steps.push('init'),
      get: async (expose) => {
        steps.push(expose);
        return () => routes;
      },
    };
    expect(await attachInitialRemote(release, 4000)).toBe(routes);
    expect(steps).toEqual(['init', './routes']);
  });

  it('waits for the file that defines the container', async () => {
    const attaching = attachInitialRemote(release, 4000);
    page.forum_1 = { init: () => undefined, get: async () => () => routes };
    document.scripts[0]?.dispatchEvent(new Event('load'));
    expect(await attaching).toBe(routes);
  });

  it('rejects when the file defines no container', async () => {
    const attaching = attachInitialRemote(release, 4000);
    document.scripts[0]?.dispatchEvent(new Event('load'));
    await expect(attaching).rejects.toThrow('page.js defined no container');
  });

  it('rejects when the container throws', async () => {
    page.forum_1 = { init: () => Promise.reject(new Error('a broken release')), get: async () => () => routes };
    await expect(attachInitialRemote(release, 4000)).rejects.toThrow('a broken release');
  });

  it('rejects when its module throws', async () => {
    page.forum_1 = {
      init: () => undefined,
      get: async () => () => {
        throw new Error('broken routes');
      },
    };
    await expect(attachInitialRemote(release, 4000)).rejects.toThrow('broken routes');
  });

  const never = () => new Promise<never>(() => undefined);
  it.each<[string, Container]>([
    ['it does not start', { init: never, get: async () => () => routes }],
    ['its routes do not come', { init: () => undefined, get: never }],
    ['its module does not end', { init: () => undefined, get: async () => never }],
  ])('rejects when %s in time', async (_what, container) => {
    jest.useFakeTimers();
    page.forum_1 = container;
    const attaching = expect(attachInitialRemote(release, 4000)).rejects.toThrow('forum_1 did not come within 4000 ms');
    await jest.advanceTimersByTimeAsync(4000);
    await attaching;
  });
});
