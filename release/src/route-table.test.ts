import { routeTableOf } from './route-table';

const built = (body: string) => `const api = require('@oracle-astra/shared/api');\nconst { styled } = require('styled-components');\n${body}`;
const withRoutes = (routes: string) => built(`module.exports = { routes: ${routes}, navigation: [] };`);

it('gives every route its full path, parents before their children', () => {
  const source = withRoutes(`[
    { id: 'forum-start', path: 'forum', children: [{ id: 'forum-create', path: 'create' }, { id: 'forum-page', path: ':slug' }] },
    { id: 'forum-profile', path: '/profile' },
  ]`);
  expect(routeTableOf('forum', source).routes).toEqual([
    { id: 'forum-start', path: 'forum' },
    { id: 'forum-create', path: 'forum/create' },
    { id: 'forum-page', path: 'forum/:slug' },
    { id: 'forum-profile', path: 'profile' },
  ]);
});

it('knows the route of the root', () => {
  expect(routeTableOf('content', withRoutes(`[{ id: 'content-home', path: '' }]`)).routes).toEqual([{ id: 'content-home', path: '' }]);
});

it('takes navigation entries as they are', () => {
  const entry = { place: 'header', order: 3, label: 'AstroHub', to: '/forum' };
  expect(routeTableOf('forum', built(`module.exports = { navigation: [${JSON.stringify(entry)}] };`))).toEqual({ routes: [], navigation: [entry] });
});

it.each([
  ['no id', `[{ path: 'forum' }]`, 'Route "forum" of forum needs an id that begins with "forum-", and has none'],
  ['the id of another remote', `[{ id: 'chat-start', path: 'forum' }]`, 'has chat-start'],
  ['an id that only begins alike', `[{ id: 'forumstart', path: 'forum' }]`, 'has forumstart'],
  ['a child without an id', `[{ id: 'forum-start', path: 'forum', children: [{ path: 'create' }] }]`, 'Route "create" of forum'],
])('refuses a route with %s', (_what, routes, sentence) => {
  expect(() => routeTableOf('forum', withRoutes(routes))).toThrow(sentence);
});

it('needs nothing of the shared packages: what is called, built, read or walked stands in', () => {
  const source = built(`
    const Box = styled.div.attrs({ role: 'list' })\`colour: \${({ theme }) => theme.ink}\`;
    const store = new api.Store(\`\${api.name}\`);
    const { useOne, ...others } = api.baseApi.injectEndpoints({ endpoints: (build) => ({ one: build.query({}) }) });
    const listed = [...api.tags];
    module.exports = { routes: [{ id: 'chat-start', path: 'chats', loader: api.prefetch(() => [useOne(Box, store, others, listed)]) }] };`);
  expect(routeTableOf('chat', source).routes).toEqual([{ id: 'chat-start', path: 'chats' }]);
});

it('runs no loader and no page', () => {
  const source = withRoutes(`[{ id: 'chat-start', path: 'chats', loader() { throw new Error('ran'); }, lazy() { throw new Error('ran'); } }]`);
  expect(routeTableOf('chat', source).routes).toHaveLength(1);
});
