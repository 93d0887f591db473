import type { Composition, Descriptor, PageState } from '@oracle-astra/shared/contract';
import { replaceRemote } from './local-remote';

const file = (name: string) => ({ name, bytes: 1, integrity: `sha384-${name}` });
const createDescriptor = (remote: string, release: string, path: string): Descriptor =>
  ({
    remote,
    release,
    container: release,
    entry: 'entry.a.js',
    files: [file('entry.a.js'), file('page.b.js'), file('page.b.hi.js')],
    routes: [{ id: `${remote}-list`, path, page: 'page.b.js' }],
    navigation: [],
    needs: {},
  }) as unknown as Descriptor;
const compose = ({ remote, release, routes }: Descriptor) => ({
  remote,
  release,
  routes,
  base: `/releases/${remote}/${release}/`,
  pages: {},
});

const deployed = {
  revision: 7,
  timeout_ms: 8000,
  navigation: [],
  remotes: [compose(createDescriptor('forum', 'forum-1', 'forum')), compose(createDescriptor('chat', 'chat-1', 'chats'))],
};
const local = createDescriptor('forum', 'forum-local', 'forum');

const page = `<!doctype html><html><head><meta name="theme-color" content="#15173D">
<title>Deployed</title><link rel="icon" href="/icon.svg"><script type="after-paint" src="/releases/shell/s-1/main.js" data-own></script>
<script type="after-paint" crossorigin="anonymous" src="/releases/forum/forum-1/page.x.js"></script>
<style data-styled="true">.deployed{}</style></head><body><div id="root" data-now="1"><main><div>Deployed $& page</div></main></div>
<div id="unfinished"></div><script type="application/json" id="page-state">{"now":1}</script>
<script type="application/json" id="composition">${JSON.stringify(deployed)}</script></body></html>`;

const readComposition = (html: string) => JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Composition;

test('a page of the remote is emptied and gets the local script of its language', () => {
  const html = replaceRemote(page, { remote: local, shell: null }, '/hi/forum');
  expect(html).toContain('<div id="root" data-now="1"></div>\n<div id="unfinished">');
  expect(html).not.toContain('page-state');
  expect(html).not.toContain('forum-1');
  expect(html).toContain('integrity="sha384-page.b.hi.js" src="/releases/forum/forum-local/page.b.hi.js"');
  expect(html.indexOf('/releases/forum/')).toBeGreaterThan(html.indexOf('/releases/shell/s-1/main.js'));
  expect(html).toContain('<script type="after-paint" crossorigin="anonymous" integrity="sha384-page.b.hi.js"');
  expect(readComposition(html).remotes[1]?.pages).toEqual({ 'page.b.js': file('page.b.hi.js') });
});

test('the composition has the local release, without a fallback to the deployed one', () => {
  const { remotes, revision } = readComposition(replaceRemote(page, { remote: local, shell: null }, '/forum'));
  expect(revision).toBe(7);
  expect(remotes.map(({ remote, release }) => [remote, release])).toEqual([
    ['chat', 'chat-1'],
    ['forum', 'forum-local'],
  ]);
  expect(remotes[1]).toMatchObject({ base: '/releases/forum/forum-local/', fallback: null, entry: file('entry.a.js') });
});

test('a page of another remote stays as the site rendered it', () => {
  const html = replaceRemote(page, { remote: local, shell: null }, '/chats');
  expect(html).toContain('<div>Deployed $& page</div>');
  expect(html).toContain('page-state');
  expect(readComposition(html).remotes[1]?.release).toBe('forum-local');
});

test('a route that only the local release has is its page', () => {
  const remote = createDescriptor('forum', 'forum-local', 'forum/new');
  expect(replaceRemote(page, { remote, shell: null }, '/forum/new')).not.toContain('<main>');
});

test('other responses are unchanged', () => {
  expect(replaceRemote('<html>502</html>', { remote: local, shell: null }, '/forum')).toBe('<html>502</html>');
});

test('a locally rendered page has its head, styles and state, and starts with the local shell', () => {
  const shell = { ...createDescriptor('shell', 'shell-local', ''), entry: 'main.c.js', files: [file('main.c.js'), file('vendor.d.js')] };
  const state = { now: 2, session: 'none' } as PageState;
  const rendered = {
    kind: 'page',
    status: 200,
    head: '<title>Local</title>',
    styles: '<style>.a{}</style>',
    body: '<p>$& here</p>',
    state,
  } as const;
  const html = replaceRemote(page, { remote: local, shell }, '/forum', rendered);
  expect(html).toContain('<div id="root" data-now="1"><p>$& here</p></div>');
  expect(html).toContain('<title>Local</title><link rel="icon"');
  expect(html).toContain('<style>.a{}</style></head>');
  expect(html).toContain('id="page-state">{"now":2,"session":"none"}</script>');
  expect(html).not.toMatch(/Deployed|\.deployed|s-1/);
  expect([...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/releases/shell/shell-local/vendor.d.js',
    '/releases/shell/shell-local/main.c.js',
    '/releases/forum/forum-local/page.b.js',
  ]);
  expect(readComposition(html).report_percent).toBe(0);
  expect(replaceRemote(page, { remote: local, shell }, '/chats')).toContain('/releases/shell/s-1/main.js');
});
