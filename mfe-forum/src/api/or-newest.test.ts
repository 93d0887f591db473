import { RouterContextProvider, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import { createStore, loaderContext } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion } from '../testing/samples';

/** What the loader of a route returns on the server if lists have `pageCount` pages. */
async function load(id: string, address: string, pageCount: number): Promise<unknown> {
  const { fetch } = fakeApi({
    [apiPaths.discussions]: (body: unknown) => {
      const { start = 1 } = body as { start?: number };
      return { status: 'success', discussions: start > pageCount ? [] : [sampleDiscussion()], page_count: pageCount };
    },
  });
  const store = createStore({ token: null, extra: { baseUrl: 'http://site.test', fetch } });
  const url = new URL(`http://site.test${address}`);
  const args: LoaderFunctionArgs = {
    request: new Request(url),
    params: {},
    url,
    pattern: '',
    context: new RouterContextProvider(new Map([[loaderContext, { store, awaitData: true }]])),
  };
  return (routes.find((route) => route.id === id)?.loader as LoaderFunction)(args);
}

it.each([
  ['forum-list', '/forum?page=9'],
  ['forum-list', '/forum?page=2&query=shani'],
  ['forum-activities', '/profile/activities?uid=u2&page=9'],
])('answers 404 for a page past the last one (%s)', async (id, address) => {
  expect(await load(id, address, 1)).toMatchObject({ init: { status: 404 } });
});

it.each([
  ['forum-list', '/forum?page=2', 2],
  ['forum-list', '/forum', 0],
  ['forum-list', '/forum?query=shani', 0],
  ['forum-activities', '/profile/activities?uid=u2', 0],
])('answers a page that there is, and an empty first one (%s, %s)', async (id, address, pageCount) => {
  expect(await load(id, address, pageCount)).toBeNull();
});
