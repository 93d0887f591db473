import { routeCases } from '@oracle-astra/shared/contract/route-cases';
import { createOwnerLookup } from './route-table';
import { composedRemote } from './testing/composed';

const ownerOf = createOwnerLookup([
  composedRemote('content', ['', 'about-us', 'blogs/:slug']),
  composedRemote('forum', ['forum/:slug', 'forum/create', 'forum']),
]);

it.each([
  ['/', 'content-'],
  ['/about-us', 'content-about-us'],
  ['/about-us/', 'content-about-us'],
  ['/blogs/sade-sati', 'content-blogs/:slug'],
  ['/forum', 'forum-forum'],
  ['/forum/what-now', 'forum-forum/:slug'],
  ['/forum/%E0%A4%B6%E0%A4%A8%E0%A4%BF', 'forum-forum/:slug'],
])('%s belongs to %s', (pathname, id) => {
  expect(ownerOf(pathname)?.route.id).toBe(id);
});

it('prefers a static segment over a parameter, in any order', () => {
  expect(ownerOf('/forum/create')?.route.id).toBe('forum-forum/create');
});

it('returns the remote with the route', () => {
  expect(ownerOf('/forum')?.remote.release).toBe('forum-2');
});

it.each(['/about', '/forum/a/b', '/blogs'])('returns null for %s', (pathname) => {
  expect(ownerOf(pathname)).toBeNull();
});

it('returns null without remotes', () => {
  expect(createOwnerLookup([])('/')).toBeNull();
});

describe.each(routeCases)('of $patterns', ({ patterns, answers }) => {
  test.each(Object.entries(answers))('%s belongs to "%s"', (pathname, pattern) => {
    expect(createOwnerLookup([composedRemote('forum', patterns)])(pathname)?.route.path ?? null).toBe(pattern);
  });
});
