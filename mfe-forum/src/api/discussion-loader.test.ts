import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { createStore, loaderContext } from '@oracle-astra/shared/api';
import { apiPaths, isPersonalPath, siteRoutes, slugify } from '@oracle-astra/shared/contract';
import { fakeApi } from '@oracle-astra/shared/testing';
import { sampleDiscussion } from '../testing/samples';
import { routes } from '../routes';
import { loadDiscussion } from './discussion-loader';

/** What the loader of an address returns or throws; on the server it awaits the data. */
async function load(slug: string, search: string, { awaitData = true, title = 'Rahu शुरू' } = {}): Promise<unknown> {
  const { fetch } = fakeApi({
    [apiPaths.discussion]: (body: unknown) =>
      (body as { did: string }).did === 'd1' ? { status: 'success', discussion: sampleDiscussion({ title }) } : undefined,
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 3 },
  });
  const store = createStore({ token: null, extra: { baseUrl: 'http://site.test', fetch } });
  const url = new URL(`http://site.test/forum/${encodeURIComponent(slug)}${search}`);
  const args: LoaderFunctionArgs = {
    request: new Request(url),
    params: { slug },
    url,
    pattern: '',
    context: new RouterContextProvider(new Map([[loaderContext, { store, awaitData }]])),
  };
  try {
    return await loadDiscussion(args);
  } catch (thrown) {
    return thrown;
  }
}
const locationOf = (answer: unknown) => (answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer);

it('redirects a document with an outdated slug to the discussion’s address, with the page of comments', async () => {
  const canonical = `/forum/${encodeURIComponent('rahu-शुरू')}?did=d1`;
  expect(locationOf(await load('rahu-begins', '?did=d1'))).toEqual([301, canonical]);
  expect(locationOf(await load('post', '?did=d1&page=3&x=1'))).toEqual([301, `${canonical}&page=3`]);
});

it('answers 404 for an address without a discussion', async () => {
  expect(await load('anything', '')).toMatchObject({ init: { status: 404 } });
});

it('does not redirect the right address, an unknown discussion, or navigations in the browser', async () => {
  expect(await load('rahu-शुरू', '?did=d1')).toBeNull();
  expect(await load('rahu-begins', '?did=d1', { awaitData: false })).toBeNull();
  expect(await load('rahu-begins', '?did=none')).toMatchObject({ init: { status: 404 } });
});

const pageSegments = new Set(routes.flatMap(({ path = '' }) => (/^forum\/[^:]/.test(path) ? [path.split('/')[1]!] : [])));

it('knows pages below the forum', () => expect([...pageSegments]).toEqual(expect.arrayContaining(['create', 'edit-post'])));

it.each([...pageSegments])('opens a discussion whose title is the address of the page /forum/%s', async (segment) => {
  const title = segment.replaceAll('-', ' ').toUpperCase();
  const address = siteRoutes.discussion(slugify(title), 'd1');
  expect(pageSegments).not.toContain(slugify(title));
  expect(isPersonalPath(address.split('?')[0]!)).toBe(false);
  expect(locationOf(await load('post', '?did=d1', { title }))).toEqual([301, address]);
  expect(await load(slugify(title), '?did=d1', { title })).toBeNull();
});
