/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { readRouteTable } from './route-table';

const built = (body: string) =>
  `const api = require('@oracle-astra/shared/api');\nconst { styled } = require('styled-components');\n${body}`;
const withRoutes = (routes: string) => built(`module.exports = { routes: ${routes}, navigation: [] };`);

it('resolves the full path of every route, parents before children', () => {
  const source = withRoutes(`[
    { id: 'forum-start', path: 'forum', children: [{ id: 'forum-create', path: 'create' }, { id: 'forum-page', path: ':slug' }] },
    { id: 'forum-profile', path: '/profile' },
  ]`);
  expect(readRouteTable('forum', source).routes).toEqual([
    { id: 'forum-start', path: 'forum' },
    { id: 'forum-create', path: 'forum/create' },
    { id: 'forum-page', path: 'forum/:slug' },
    { id: 'forum-profile', path: 'profile' },
  ]);
});

it('accepts the root route', () => {
  expect(readRouteTable('content', withRoutes(`[{ id: 'content-home', path: '' }]`)).routes).toEqual([{ id: 'content-home', path: '' }]);
});

it('skips layout routes and parents of a route with the same path', () => {
  const source = withRoutes(`[
    { id: 'forum-frame', children: [{ id: 'forum-rules', path: 'rules' }] },
    { id: 'forum-start', path: 'forum', children: [{ id: 'forum-list', index: true }, { id: 'forum-page', path: '/forum/:slug' }] },
  ]`);
  expect(readRouteTable('forum', source).routes).toEqual([
    { id: 'forum-rules', path: 'rules' },
    { id: 'forum-list', path: 'forum' },
    { id: 'forum-page', path: 'forum/:slug' },
  ]);
});

it.each([
  '',
  '/',
  'about-us',
  'about-us/',
  'blogs/:slug',
  'help/*',
  '*',
  'offers/:code?',
  'sale?/today',
  'ज्योतिष',
  'a.b',
  '50%',
  ':the_code/x-y',
])('accepts the path "%s"', (path) => {
  expect(readRouteTable('forum', withRoutes(`[{ id: 'forum-a', path: ${JSON.stringify(path)} }]`)).routes).toHaveLength(1);
});

it.each([
  [':id(\\d+)', 'signs of a regular expression'],
  ['a|b', 'signs of a regular expression'],
  ['{lang}/a', 'signs of a regular expression'],
  [':path+', 'signs of a regular expression'],
  ['^a$', 'signs of a regular expression'],
  ['a-:b', 'a parameter is a whole part'],
  [':a-:b', 'a parameter is a whole part'],
  [':slug.html', 'a parameter is a whole part'],
  [':', 'a parameter is a whole part'],
  [':1', 'a parameter is a whole part'],
  ['a:b', 'a parameter is a whole part'],
  ['a b', 'white space'],
  [' ', 'white space'],
  ['a\n', 'white space'],
  ['a//b', 'an empty part'],
  ['a//', 'an empty part'],
  ['a/?', 'an empty part'],
  ['forum?page=1', 'a query or a part of a page'],
  ['forum#top', 'a query or a part of a page'],
  ['a?b', 'a query or a part of a page'],
  ['a??', 'a query or a part of a page'],
  ['https://example.org/a', 'names a site'],
  ['//example.org', 'names a site'],
  [':id/a/:id', 'twice'],
  [':id?/:id', 'twice'],
  ['*/a', 'stands alone, as the last part'],
  ['a*', 'stands alone, as the last part'],
  ['a/*b', 'stands alone, as the last part'],
  ['*?', 'stands alone, as the last part'],
  ['**', 'stands alone, as the last part'],
  ['../a', 'browsers take away'],
  ['a/./b', 'browsers take away'],
  ['a\\b', 'a backslash'],
  ['%E0%A4%A8', 'an encoded letter'],
])('rejects the path "%s" with the route id and what to do', (path, sentence) => {
  const refused = () => readRouteTable('forum', withRoutes(`[{ id: 'forum-a', path: ${JSON.stringify(path)} }]`));
  expect(refused).toThrow(/^Route forum-a has the path/);
  expect(refused).toThrow(sentence);
});

it.each([
  ['no path', `[{ id: 'forum-a' }]`, 'Route forum-a needs a path'],
  ['a path of a shared package', `[{ id: 'forum-a', path: api.site.forum }]`, 'a path that is no text'],
  ['a path that is a pattern', `[{ id: 'forum-a', path: /a/ }]`, 'a path that is no text'],
  [
    'a path outside of its parent’s',
    `[{ id: 'forum-a', path: 'forum', children: [{ id: 'forum-b', path: '/forums' }] }]`,
    'begin it with "/forum", or without a slash',
  ],
  ['a parameter that its parent has', `[{ id: 'forum-a', path: ':id', children: [{ id: 'forum-b', path: ':id' }] }]`, 'twice'],
  ['a splat above it', `[{ id: 'forum-a', path: 'help/*', children: [{ id: 'forum-b', path: 'x' }] }]`, 'stands alone, as the last part'],
  ['the path of another', `[{ id: 'forum-a', path: 'forum' }, { id: 'forum-b', path: 'Forum/' }]`, 'answer the same addresses'],
  [
    'the path of another but for a name',
    `[{ id: 'forum-a', path: 'forum/:a' }, { id: 'forum-b', path: 'forum/:b' }]`,
    'answer the same addresses',
  ],
  [
    'the path of another without a part',
    `[{ id: 'forum-a', path: 'offers/:code?' }, { id: 'forum-b', path: 'offers' }]`,
    'answer the same addresses',
  ],
])('rejects a route with %s', (_what, routes, sentence) => {
  expect(() => readRouteTable('forum', withRoutes(routes))).toThrow(sentence);
});

const link = { place: 'header', order: 3, label: 'AstroHub', to: '/forum?page=1#top', signedIn: false, query: true };
const withLink = (entry: object | string) =>
  built(
    `module.exports = { routes: [{ id: 'forum-a', path: 'forum' }, { id: 'forum-b', path: 'forum/:slug' }], navigation: [${typeof entry === 'string' ? entry : JSON.stringify(entry)}] };`,
  );

it('keeps links unchanged', () => {
  const profile = { place: 'profile', order: -1.5, label: 'लेख & more', to: '/Forum/a-post', icon: 'star' };
  expect(readRouteTable('forum', withLink(link)).navigation).toEqual([link]);
  expect(readRouteTable('forum', withLink(profile)).navigation).toEqual([profile]);
});

it.each<[string, object | string, string]>([
  ['no object', '"forum"', 'is no object'],
  ['an unknown place', { ...link, place: 'top' }, 'needs a place: header, side'],
  ['no order', { ...link, order: undefined }, 'needs an order'],
  ['an order in letters', { ...link, order: '3' }, 'needs an order'],
  ['an order without end', `{ ...${JSON.stringify(link)}, order: Infinity }`, 'needs an order'],
  ['no label', { ...link, label: '' }, 'needs a label'],
  ['a label of spaces', { ...link, label: '  ' }, 'needs a label'],
  ['a label with tags', { ...link, label: '<b>AstroHub</b>' }, 'needs a label'],
  ['a label of two lines', { ...link, label: 'Astro\nHub' }, 'needs a label'],
  ['no address', { ...link, to: undefined }, 'needs an address'],
  ['an address without a slash', { ...link, to: 'forum' }, 'needs an address'],
  ['an address of a shared package', `{ ...${JSON.stringify(link)}, to: api.site.forum() }`, 'needs an address as plain text'],
  ['the address of another site', { ...link, to: '//example.org/forum' }, 'leads to another site'],
  ['the address of another site, in disguise', { ...link, to: '/\\example.org/forum' }, 'leads to another site'],
  ['another remote’s page', { ...link, to: '/recharges' }, 'leads to a page of no route of this remote'],
  ['another audience', { ...link, signedIn: 'yes' }, 'needs true or false in "signedIn"'],
  ['a query that is none', { ...link, query: 'page' }, 'needs true or false in "query"'],
  ['an icon that is none', { ...link, icon: '<svg>' }, 'needs the name of an icon'],
  ['a property that is not known', { ...link, signedin: true }, 'knows no other property than place'],
])('rejects a navigation entry with %s by its number', (_what, entry, sentence) => {
  const refused = () => readRouteTable('forum', withLink(entry));
  expect(refused).toThrow(/^Link 1 of forum/);
  expect(refused).toThrow(sentence);
});

it('rejects navigation that is not an array', () => {
  expect(() => readRouteTable('forum', built('module.exports = { navigation: {} };'))).toThrow('export `navigation` as an array');
});

it.each([
  ['no id', `[{ path: 'forum' }]`, 'Route "forum" of forum needs an id that begins with "forum-", and has none'],
  ['the id of another remote', `[{ id: 'chat-start', path: 'forum' }]`, 'has chat-start'],
  ['an id that only begins alike', `[{ id: 'forumstart', path: 'forum' }]`, 'has forumstart'],
  ['a child without an id', `[{ id: 'forum-start', path: 'forum', children: [{ path: 'create' }] }]`, 'Route "create" of forum'],
])('rejects a route with %s', (_what, routes, sentence) => {
  expect(() => readRouteTable('forum', withRoutes(routes))).toThrow(sentence);
});

it('stubs shared packages that are called, constructed, read or iterated', () => {
  const source = built(`
    const Box = styled.div.attrs({ role: 'list' })\`colour: \${({ theme }) => theme.ink}\`;
    const store = new api.Store(\`\${api.name}\`);
    const { useOne, ...others } = api.baseApi.injectEndpoints({ endpoints: (build) => ({ one: build.query({}) }) });
    const listed = [...api.tags];
    module.exports = { routes: [{ id: 'chat-start', path: 'chats', loader: api.prefetch(() => [useOne(Box, store, others, listed)]) }] };`);
  expect(readRouteTable('chat', source).routes).toEqual([{ id: 'chat-start', path: 'chats' }]);
});

it('runs no loader and no lazy function', () => {
  const source = withRoutes(
    `[{ id: 'chat-start', path: 'chats', loader() { throw new Error('ran'); }, lazy() { throw new Error('ran'); } }]`,
  );
  expect(readRouteTable('chat', source).routes).toHaveLength(1);
});
