import { apiPaths } from '../contract';
import { fakeApi } from '../testing';
import { getPost, getPostNeighbour, listPosts } from './blog';
import { createStore } from './store';

const post = {
  id: 1,
  slug: 'sade-sati',
  date: '2026-10-01T09:00:00',
  title: { rendered: 'Sade Sati' },
  excerpt: { rendered: '' },
  content: { rendered: '' },
  featured_media: 0,
};

const listed = { _fields: 'id,slug,date,title,excerpt,featured_media' };

function open(headers: Record<string, string>, posts: unknown[] = [post]) {
  const asked: URLSearchParams[] = [];
  const { fetch } = fakeApi({
    [apiPaths.posts]: (_body: unknown, url: URL) => {
      asked.push(url.searchParams);
      return Response.json(posts, { headers });
    },
  });
  return { store: createStore({ token: null, extra: { baseUrl: 'http://site.test', fetch } }), asked };
}

it.each([
  ['WordPress’s pages before its records', { 'x-wp-total': '40', 'x-wp-totalpages': '5' }, 5],
  ['the header of the specification where it stands alone', { 'x-wp-total': '4' }, 4],
  ['one page where nothing is said', {}, 1],
])('counts %s', async (_what, headers, pageCount) => {
  const { store, asked } = open(headers);
  const { data } = await store.dispatch(listPosts.initiate({ page: 2, perPage: 9 }));
  expect(data).toEqual({ posts: [post], pageCount });
  expect(Object.fromEntries(asked[0]!)).toEqual({ page: '2', per_page: '9', order: 'desc', orderby: 'date', ...listed });
});

it('finds no post with an unknown slug', async () => {
  expect((await open({}, []).store.dispatch(getPost.initiate('gone'))).data).toBeNull();
  expect((await open({}).store.dispatch(getPost.initiate('sade-sati'))).data).toEqual(post);
});

it.each([
  ['previous', { per_page: '1', orderby: 'date', before: post.date, order: 'desc' }],
  ['next', { per_page: '1', orderby: 'date', after: post.date, order: 'asc' }],
] as const)('asks for the nearest %s post', async (side, params) => {
  const { store, asked } = open({});
  await store.dispatch(getPostNeighbour.initiate({ side, date: post.date }));
  expect(Object.fromEntries(asked[0]!)).toEqual({ ...params, ...listed });
});
