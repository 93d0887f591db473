import { routeCases } from '@oracle-astra/shared/contract/route-cases';
import { toComposedRemote } from '../compose';
import { findRouteOwner } from './route-owner';
import { remoteRelease } from '../testing/releases';

const content = toComposedRemote(remoteRelease('content', 1, '', 'about-us', 'blogs/:slug', 'ज्योतिष', '50%'), 'en');
const forum = toComposedRemote(remoteRelease('forum', 1, 'forum/:slug', 'forum/create', 'forum', 'forum/:slug/edit'), 'en');
const findOwnerId = (pathname: string) => findRouteOwner([content, forum], pathname)?.route.id ?? null;

it.each([
  ['/', 'content-'],
  ['/about-us', 'content-about-us'],
  ['/about-us/', 'content-about-us'],
  ['/forum', 'forum-forum'],
  ['/forum/why-now', 'forum-forum/:slug'],
  ['/forum/why-now/edit', 'forum-forum/:slug/edit'],
])('%s belongs to %s', (pathname, id) => {
  expect(findOwnerId(pathname)).toBe(id);
});

it('prefers a static segment to a parameter, in any order', () => {
  expect(findOwnerId('/forum/create')).toBe('forum-forum/create');
});

it('returns the remote with the route', () => {
  expect(findRouteOwner([content, forum], '/forum')?.remote.release).toBe('forum-1');
});

it.each(['/about', '/about-us/more', '/forum/a/b', '/forum/a/edit/b', '/about-us.html'])('no remote owns %s', (pathname) => {
  expect(findOwnerId(pathname)).toBeNull();
});

it('reads an address as the browser writes it', () => {
  expect(findOwnerId('/%E0%A4%9C%E0%A5%8D%E0%A4%AF%E0%A5%8B%E0%A4%A4%E0%A4%BF%E0%A4%B7')).toBe('content-ज्योतिष');
  expect(findOwnerId('/about%2Dus')).toBe('content-about-us');
});

it('keeps a segment that cannot be decoded', () => {
  expect(findOwnerId('/50%')).toBe('content-50%');
  expect(findOwnerId('/forum/100%')).toBe('forum-forum/:slug');
});

it('keeps an encoded slash within its segment', () => {
  expect(findOwnerId('/forum/a%2Fedit')).toBe('forum-forum/:slug');
});

it('ignores case, like the router in the browser', () => {
  expect(findOwnerId('/About-Us')).toBe('content-about-us');
});

describe.each(routeCases)('with $patterns', ({ patterns, answers }) => {
  test.each(Object.entries(answers))('%s belongs to "%s"', (pathname, pattern) => {
    const remote = {
      ...toComposedRemote(remoteRelease('forum', 1), 'en'),
      routes: patterns.map((path) => ({ id: `forum-${path}`, path, page: null })),
    };
    expect(findRouteOwner([remote], pathname)?.route.path ?? null).toBe(pattern);
  });
});
