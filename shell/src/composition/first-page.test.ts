import { fits } from '@oracle-astra/shared/contract';
import { attachFirst, unmetNeed } from './first-page';
import type { Container, Release } from './release';

jest.mock('./given', () => {
  const versions: Record<string, string> = { react: '19.3.1', 'react-redux': '9.3.1' };
  return { given: { react: { useState: () => undefined } }, versionOf: (name: string) => versions[name] };
});

const page = globalThis as unknown as Record<string, Container | undefined>;
const release: Release = { container: 'forum_1', base: '/releases/forum/forum-1/', file: { name: 'page.js', bytes: 1, integrity: 'sha384-page' } };
const routes = { routes: [], navigation: [] };

afterEach(() => {
  delete page.forum_1;
  for (const tag of [...document.scripts]) tag.remove();
  jest.useRealTimers();
});

describe('whether a version is of a range', () => {
  it.each([['19.3.1', '^19.3.1'], ['19.3.1', '^19.3.0'], ['19.3.1', '^19.2.9'], ['19.10.0', '^19.9.9']])('%s is of %s', (version, range) => {
    expect(fits(version, range)).toBe(true);
  });
  it.each([['19.3.1', '^19.3.2'], ['19.3.1', '^19.4.0'], ['19.3.1', '^18.0.0'], ['19.3.1', '^20.0.0'], [undefined, '^19.0.0']])('%s is not of %s', (version, range) => {
    expect(fits(version, range)).toBe(false);
  });
});

describe('what a release needs', () => {
  it('is met by what the shell gives', () => {
    expect(unmetNeed({ react: '^19.0.0', 'react-redux': '^9.3.0' })).toBeNull();
    expect(unmetNeed({})).toBeNull();
  });
  it('is said where it is not', () => {
    expect(unmetNeed({ 'react-redux': '^9.3.0', react: '^20.0.0' })).toBe('needs react ^20.0.0, the shell gives 19.3.1');
    expect(unmetNeed({ zod: '^4.0.0' })).toBe('needs zod ^4.0.0, the shell gives none');
  });
});

describe('attaching the remote of the first page', () => {
  it('starts its container and asks it for its routes', async () => {
    const steps: string[] = [];
    page.forum_1 = {
      init: () => steps.push('init'),
      get: async (expose) => {
        steps.push(expose);
        return () => routes;
      },
    };
    expect(await attachFirst(release, 4000)).toBe(routes);
    expect(steps).toEqual(['init', './routes']);
  });

  it('waits for the file that brings the container', async () => {
    const attaching = attachFirst(release, 4000);
    page.forum_1 = { init: () => undefined, get: async () => () => routes };
    document.scripts[0]?.dispatchEvent(new Event('load'));
    expect(await attaching).toBe(routes);
  });

  it('rejects when the file brought none', async () => {
    const attaching = attachFirst(release, 4000);
    document.scripts[0]?.dispatchEvent(new Event('load'));
    await expect(attaching).rejects.toThrow('page.js brought no container');
  });

  it('rejects when the container throws', async () => {
    page.forum_1 = { init: () => Promise.reject(new Error('a broken release')), get: async () => () => routes };
    await expect(attachFirst(release, 4000)).rejects.toThrow('a broken release');
  });

  it('rejects when its routes do not come in time', async () => {
    jest.useFakeTimers();
    page.forum_1 = { init: () => undefined, get: () => new Promise(() => undefined) };
    const attaching = expect(attachFirst(release, 4000)).rejects.toThrow('forum_1 did not come within 4000 ms');
    await jest.advanceTimersByTimeAsync(4000);
    await attaching;
  });
});
