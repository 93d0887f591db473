import type { Composition, Descriptor } from '@oracle-astra/shared/contract';
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

const page = `<!doctype html><html><head><script type="after-paint" src="/releases/shell/s-1/main.js" data-own></script>
<script type="after-paint" crossorigin="anonymous" src="/releases/forum/forum-1/page.x.js"></script>
</head><body><div id="root" data-now="1"><main><div>Deployed $& page</div></main></div>
<div id="unfinished"></div><script type="application/json" id="page-state">{"now":1}</script>
<script type="application/json" id="composition">${JSON.stringify(deployed)}</script></body></html>`;

const readComposition = (html: string) => JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Composition;

test('a page of the remote is emptied and gets the local script of its language', () => {
  const html = replaceRemote(page, local, '/hi/forum');
  expect(html).toContain('<div id="root" data-now="1"></div>\n<div id="unfinished">');
  expect(html).not.toContain('page-state');
  expect(html).not.toContain('forum-1');
  expect(html).toContain('integrity="sha384-page.b.hi.js" src="/releases/forum/forum-local/page.b.hi.js"');
  expect(html.indexOf('/releases/forum/')).toBeGreaterThan(html.indexOf('/releases/shell/s-1/main.js'));
  expect(html).toContain('<script type="after-paint" crossorigin="anonymous" integrity="sha384-page.b.hi.js"');
  expect(readComposition(html).remotes[1]?.pages).toEqual({ 'page.b.js': file('page.b.hi.js') });
});

test('the composition has the local release, without a fallback to the deployed one', () => {
  const { remotes, revision } = readComposition(replaceRemote(page, local, '/forum'));
  expect(revision).toBe(7);
  expect(remotes.map(({ remote, release }) => [remote, release])).toEqual([
    ['chat', 'chat-1'],
    ['forum', 'forum-local'],
  ]);
  expect(remotes[1]).toMatchObject({ base: '/releases/forum/forum-local/', fallback: null, entry: file('entry.a.js') });
});

test('a page of another remote stays as the site rendered it', () => {
  const html = replaceRemote(page, local, '/chats');
  expect(html).toContain('<div>Deployed $& page</div>');
  expect(html).toContain('page-state');
  expect(readComposition(html).remotes[1]?.release).toBe('forum-local');
});

test('a route that only the local release has is its page', () => {
  expect(replaceRemote(page, createDescriptor('forum', 'forum-local', 'forum/new'), '/forum/new')).not.toContain('Deployed');
});

test('what is no document of the site is left alone', () => {
  expect(replaceRemote('<html>502</html>', local, '/forum')).toBe('<html>502</html>');
});
