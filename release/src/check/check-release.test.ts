/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ApiResponse, CallApi, Descriptor } from '@oracle-astra/shared/contract';
import { publish } from '../publish';
import { promote, setCanary } from '../registry/registry';
import { folderRegistry } from '../registry/registry-file';
import { useTemporaryFolder, writeBuiltRelease } from '../testing/built-release';
import { checkRelease } from './check-release';
import { formatFinding } from './finding';
import { createSiteCaller } from './site-caller';

const folder = useTemporaryFolder();
const routes: Descriptor['routes'] = [{ id: 'forum-list', path: 'forum', page: null }];
const needs = { react: '^19.0.0' };
const takes = { react: ['useState'], '@oracle-astra/shared/ui': ['Button'] };
const call: CallApi = async () => ({ status: 200, headers: {}, body: '{}' });

interface Bad extends Partial<Descriptor> {
  contents?: Record<string, string>;
  /** The code of the Node build, before and in the page. */
  top?: string;
  render?: string;
}

const serverOf = (described: Bad) =>
  `${described.top ?? ''};exports.routes = ${JSON.stringify(described.routes ?? routes)}.map((route) => ({ ...route, render: async (call, page) => { ${described.render ?? ''}; return 'page'; } }));`;

async function publishForum(release: string, described: Bad = {}): Promise<string> {
  const { contents, top: _top, render: _render, ...changed } = described;
  const built = writeBuiltRelease(
    folder(),
    { remote: 'forum', release, routes, needs, takes, ...changed },
    { contents: { 'server.cjs': serverOf(described), ...contents } },
  );
  return (await publish(folder(), built)).release;
}

/** A correct release finishes long before this on any machine. */
const budgetMs = 20_000;
const check = async (release: string, remote = 'forum', budget = budgetMs) =>
  (await checkRelease(folder(), remote, release, { call, budgetMs: budget })).map(formatFinding);

async function publishShell(release: string, described: Partial<Descriptor> = {}, contents: Record<string, string> = {}): Promise<string> {
  return (
    await publish(
      folder(),
      writeBuiltRelease(folder(), { remote: 'shell', release, provides: { react: '19.3.1' }, ...described }, { contents }),
    )
  ).release;
}

beforeEach(async () => {
  await promote(folderRegistry(folder()), 'shell', await publishShell('shell-1'));
  await promote(folderRegistry(folder()), 'forum', await publishForum('forum-1'));
  const chat = writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-1', routes: [{ id: 'chat-list', path: 'chats', page: null }] });
  await promote(folderRegistry(folder()), 'chat', (await publish(folder(), chat)).release);
});

it('accepts a good release', async () => {
  expect(await check(await publishForum('forum-2'))).toEqual([]);
  expect(await check(await publishShell('shell-2'), 'shell')).toEqual([]);
});

it.each<[string, Bad, string]>([
  ['at render', { render: 'for (;;);' }, 'render: /forum: did not end within 6000 ms: it loops'],
  ['at load', { top: 'for (;;);' }, 'load: forum-2: did not end within 6000 ms: it loops'],
])(
  'a release with an endless loop %s is refused',
  async (_what, described, sentence) => {
    expect(await check(await publishForum('forum-2', described), 'forum', 6000)).toContainEqual(expect.stringContaining(sentence));
  },
  60_000,
);

const link = { place: 'header', order: 1, label: 'AstroHub', to: '/forum' } as const;
const entryOf = (changed: Partial<Descriptor['navigation'][number]>): Bad => ({ navigation: [{ ...link, ...changed }] });

/** Each has a long path, because all of them are rendered. */
const manyRoutes = Array.from({ length: 50 }, (_, at) => ({ id: `forum-${at}`, path: `forum/${'page-'.repeat(60)}${at}`, page: null }));
const routeAt = (path: string): Bad => ({ routes: [...routes, { id: 'forum-other', path, page: null }] });

describe('a descriptor from another tool is refused', () => {
  it.each<[string, Bad, string]>([
    ['has a link that runs a script', entryOf({ to: 'javascript:alert(1)' }), 'needs an address as plain text in "to"'],
    ['has a link to another site', entryOf({ to: '//elsewhere.example/forum' }), 'leads to another site'],
    ['has a link to a page of another remote', entryOf({ to: '/chats' }), 'leads to a page of no route of this remote'],
    ['has a label of 500 letters', entryOf({ label: 'a'.repeat(500) }), 'needs a label of at most 80 letters'],
    ['has tags in the label of one language', entryOf({ label: { en: 'AstroHub', hi: '<b>x</b>' } }), 'needs a label: plain text'],
    ['has a page at an address of the server', routeAt('ops/forum'), 'begins with "ops", which the server answers itself'],
    ['has a page below the sign of a language', routeAt('hi/forum'), 'begins with "hi", the sign of a language: leave it out'],
    [
      'has so many routes that every page of the site grows',
      { routes: [...routes, ...manyRoutes] },
      'bytes: every page of the site carries its routes, links and packages',
    ],
    [
      'calls a path that the API does not have',
      { api: { version: '9.1.0', paths: ['/apis/users/getInfo.php', '/apis/gardens/get.php'] } },
      'api: forum-2: calls /apis/gardens/get.php, which this site does not have: deploy a server of version 9.1.0 or later first',
    ],
    [
      'has a manifest of another tool',
      { contents: { 'mf-manifest.json': '{"id":"forum"}' } },
      'manifest: mf-manifest.json: mf-manifest.json is refused: name',
    ],
    [
      'has two routes of one id',
      { routes: [...routes, { id: 'forum-list', path: 'forum/new', page: null }] },
      'routes: forum-list: "forum/new" has the id or the addresses of "forum" (forum-list) too',
    ],
    [
      'has two routes that differ in case alone',
      { routes: [...routes, { id: 'forum-other', path: 'Forum', page: null }] },
      'routes: forum-other: "Forum" has the id or the addresses of "forum"',
    ],
  ])('%s', async (_what, described, sentence) => {
    expect(await check(await publishForum('forum-2', described))).toContainEqual(expect.stringContaining(sentence));
  });

  it('a descriptor with a link to its own page is accepted', async () => {
    expect(await check(await publishForum('forum-2', entryOf({ label: { en: 'AstroHub', hi: 'एस्ट्रोहब' } })))).toEqual([]);
  });
});

describe('pages are rendered again', () => {
  it.each<[string, Bad, string]>([
    [
      'shows one visitor the session of another',
      { top: 'let last = ""', render: 'last = page.token ?? last; return last' },
      'render-person: /forum: shows to one visitor what was rendered for another',
    ],
    [
      'keeps the first answer that it got for somebody',
      { top: 'let kept', render: 'if (page.token) kept ??= (await call({ url: "/apis/me", headers: {} })).body; return kept ?? ""' },
      'render-person: /forum: shows to one visitor what was rendered for another',
    ],
    [
      'writes its query as HTML',
      { render: 'return "<p>" + new URLSearchParams(page.address.split("?")[1]).get("q") + "</p>"' },
      'render-markup: /forum: makes an element of text from the query',
    ],
    [
      'writes stored text as HTML',
      { render: 'return "<p>" + JSON.parse((await call({ url: "/apis/posts", headers: {} })).body).posts[0].title + "</p>"' },
      'render-markup: /forum: makes an element of text from /apis/posts .posts[].title',
    ],
    [
      'waits half a second',
      { render: 'await new Promise((resolve) => setTimeout(resolve, 500))' },
      'render-time: /forum: takes at least 5',
    ],
    [
      'keeps something of each render',
      { top: 'const kept = []', render: 'kept.push(new Array(5000).fill(Math.random()))' },
      'render-memory: forum-2: leaves 3',
    ],
  ])('and one that %s is refused', async (_what, described, sentence) => {
    const posts = async (): Promise<ApiResponse> => ({ status: 200, headers: {}, body: '{"posts":[{"title":"Saturn in Pisces"}]}' });
    const found = await checkRelease(folder(), 'forum', await publishForum('forum-2', described), { call: posts, budgetMs });
    expect(found.map(formatFinding)).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('each of the thirteen bad releases is refused', () => {
  it.each<[string, Bad, string]>([
    ['throws at load', { top: 'throw new Error("broken")' }, 'load: forum-2: Error: broken'],
    [
      'throws at render',
      { render: 'throw new Error("broken")' },
      'render: /forum: cannot be rendered on the server (render): Error: broken',
    ],
    ['wants React 20', { needs: { react: '^20.0.0' } }, 'shared-versions: forum-2: react ^20.0.0 is needed, the shell gives 19.3.1'],
    [
      'is 12 times bigger',
      { contents: { 'entry.js': `"forum_2"${randomBytes(12_000).toString('base64')}` } },
      'KB compressed, may be 8.0 KB and weighs 0.0 KB live: load later',
    ],
    [
      'takes another’s route',
      { routes: [...routes, { id: 'forum-chats', path: 'chats', page: null }] },
      'routes: forum-chats: "chats" is the address of chat (chat-list): take another path',
    ],
    [
      'lost a route',
      { routes: [{ id: 'forum-list', path: 'forums', page: null }] },
      'routes: forum-list: "forum" is served now and would be gone: keep the route',
    ],
    [
      'has another’s files',
      { contents: { 'entry.js': 'entry("chat_1")' } },
      'files: entry.js: does not define forum_2: it is the entry of another release',
    ],
    [
      'takes a name that the shell does not give',
      { takes: { react: ['useState', 'useMemory'] } },
      'shared-names: forum-2: takes useMemory of react, which shell-1 does not give (it gives useMemo): build against shell-1',
    ],
    [
      'asks for such a name at run time',
      { render: 'require("@oracle-astra/shared/ui").Butten;' },
      'shared-names: forum-2: asks @oracle-astra/shared/ui for Butten at run time',
    ],
    [
      'has other routes than it says',
      { contents: { 'server.cjs': 'exports.routes = [{ id: "forum-new", path: "new" }]' } },
      'routes: server.cjs: and the descriptor differ in forum-list forum, forum-new new: package the release again',
    ],
    ['has no server build', { server: null }, 'server-build: forum-2: has no build for the server: package both builds'],
    [
      'has a word for the console',
      { render: 'console.error("a key is missing");' },
      'console: /forum: writes to the console while it is rendered: error: a key',
    ],
    [
      'throws in Hindi alone',
      { render: 'if (page.locale === "hi") throw new Error("no Hindi");' },
      'render: /hi/forum: cannot be rendered on the server (render): Error: no Hindi',
    ],
  ])('%s', async (_what, described, sentence) => {
    expect(await check(await publishForum('forum-2', described))).toContainEqual(expect.stringContaining(sentence));
  });

  it.each<[string, (folder: string) => void, string]>([
    ['a chunk is missing', (home) => rmSync(path.join(home, 'entry.js')), 'entry.js is missing'],
    ['a file was changed', (home) => appendFileSync(path.join(home, 'entry.js'), ' '), 'entry.js is not what the descriptor says'],
    ['a file of others lies there', (home) => appendFileSync(path.join(home, 'other.js'), ' '), 'other.js is not in the descriptor'],
    ['the descriptor is cut off', (home) => truncateSync(path.join(home, 'descriptor.json'), 60), 'descriptor.json is no whole JSON file'],
  ])('%s: at publish, and at the check of what was published', async (_what, damage, sentence) => {
    const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-2' });
    damage(built);
    await expect(publish(folder(), built)).rejects.toThrow(sentence);
    damage(path.join(folder(), 'forum', await publishForum('forum-3')));
    const findings = await check('forum-3').catch((error: unknown) => [String(error)]);
    expect(findings.join()).toContain(sentence);
  });
});

it('a page gets the site data of the server', async () => {
  const findings = await check(await publishForum('forum-2', { render: 'if (!page.details.supportMail) throw new Error("no details");' }));
  expect(findings).toEqual([]);
});

it.each<[string, string]>([
  ['the environment', 'process.env.PATH'],
  ['files, past what Node allows', 'typeof process.getBuiltinModule + typeof process.binding'],
  ['the network', 'typeof fetch'],
  ['the answer of the check', 'typeof process.send'],
])('a tried release has no access to the checking process: %s', async (_what, code) => {
  const [loggedAt] = await check(await publishForum('forum-2', { render: `console.log("it is", ${code});` }));
  expect(loggedAt).toMatch(/log: it is (undefined)+$/);
});

/** The quickest way to make it, which compresses nothing but zeros as well as any. */
const compressedNothing = brotliCompressSync(Buffer.alloc(40_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

it.each([1, 50_000_000])(
  'a compressed copy larger than its file is not decompressed, even if the descriptor says %d bytes',
  async (bytes) => {
    const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-2' });
    const file = path.join(built, 'descriptor.json');
    const descriptor = JSON.parse(readFileSync(file, 'utf8')) as Descriptor;
    const named = descriptor.files.map((each) => (each.name === 'entry.js' ? { ...each, bytes } : each));
    writeFileSync(file, JSON.stringify({ ...descriptor, files: named }));
    writeFileSync(path.join(built, 'entry.js.br'), compressedNothing);
    await expect(publish(folder(), built)).rejects.toThrow(`entry.js is not what the descriptor says: it has 16 bytes, and not ${bytes}`);
  },
);

it('a compressed copy with other content is refused', async () => {
  const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-2' });
  appendFileSync(path.join(built, 'entry.js.br'), 'something else');
  await expect(publish(folder(), built)).rejects.toThrow('entry.js.br cannot be decompressed');
});

it('a new shell that lacks an export of a live remote is refused', async () => {
  const renderer =
    'exports.sharedModules = { react: { useState() {} }, "@oracle-astra/shared/ui": { Btn() {} } }; exports.versions = {}; exports.createPageRenderer = () => async () => ({})';
  const renamed = await publishShell('shell-2', { provides: {} }, { 'renderer.cjs': renderer });
  expect(await check(renamed, 'shell')).toEqual([
    'shared-versions: forum-1, which is live: react is not given by the shell: give it still, and promote the remote without it first',
    'shared-names: forum-1, which is live: takes Button of @oracle-astra/shared/ui, which shell-2 does not give: give it still, and promote the remote without it first',
  ]);
});

it('a new shell that breaks a page of a live remote is refused', async () => {
  await promote(
    folderRegistry(folder()),
    'forum',
    await publishForum('forum-2', { render: 'if (!require("react").useMemo) throw new Error("no memo");' }),
  );
  const renderer =
    'exports.sharedModules = { react: { useState() {} }, "@oracle-astra/shared/ui": { Button() {} } }; exports.versions = {}; exports.createPageRenderer = (owner) => async () => ({ body: owner && owner.module.routes[0].render && await owner.module.routes[0].render() })';
  expect(await check(await publishShell('shell-2', {}, { 'renderer.cjs': renderer }), 'shell')).toEqual([
    'shared-names: forum-2: asks react for useMemo at run time, which the shell does not give',
    expect.stringContaining('render: /forum: cannot be rendered on the server (render): Error: no memo'),
  ]);
});

it('a remote that uses an undefined custom property is refused', async () => {
  const sheet = ':root { --ink: #111 }';
  await promote(folderRegistry(folder()), 'shell', await publishShell('shell-2', {}, { 'base.css': sheet }));
  const uses = await publishForum('forum-2', {
    contents: { 'page.js': 'a`color: var(--ink); fill: var(--inkk); --own: 1; left: var(--own)`' },
  });
  expect(await check(uses)).toEqual([
    'styles: forum-2/page.js: uses --inkk, which the style sheets of the shell do not define: take a name of styles-manifest.json',
  ]);
});

it('pages without an API are not judged by their data', async () => {
  const release = await publishForum('forum-2', { render: 'throw Object.assign(new Error("503"), { reason: "api" })' });
  expect(await checkRelease(folder(), 'forum', release)).toEqual([]);
});

describe('canaries count as live releases', () => {
  const renderer =
    'exports.sharedModules = { react: { useState() {} }, "@oracle-astra/shared/ui": { Btn() {} } }; exports.versions = {}; exports.createPageRenderer = () => async () => ({})';

  it('a remote that fails with the canary of the shell is refused', async () => {
    await setCanary(folderRegistry(folder()), 'shell', await publishShell('shell-2', {}, { 'renderer.cjs': renderer }), 5);
    expect(await check(await publishForum('forum-2'))).toEqual([
      expect.stringContaining('shared-names: forum-2: takes Button of @oracle-astra/shared/ui, which shell-2 does not give'),
    ]);
  });

  it('a shell that breaks the canary of a remote is refused', async () => {
    await promote(folderRegistry(folder()), 'forum', await publishForum('forum-2', { takes: {} }));
    await setCanary(folderRegistry(folder()), 'forum', await publishForum('forum-3'), 5);
    expect(await check(await publishShell('shell-2', {}, { 'renderer.cjs': renderer }), 'shell')).toEqual([
      expect.stringContaining('shared-names: forum-3, which is live: takes Button of @oracle-astra/shared/ui'),
    ]);
  });

  it('the addresses of another remote’s canary are taken, also with another case or a slash at the end', async () => {
    const taking = (path: string) => [{ id: 'chat-new', path, page: null }];
    const canary = writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-2', routes: [...taking('new-chats')] });
    await setCanary(folderRegistry(folder()), 'chat', (await publish(folder(), canary)).release, 5);
    for (const path of ['new-chats', 'New-Chats', 'new-chats/'])
      expect(
        await check(
          await publishForum(`forum-${path.length}${path.charCodeAt(0)}`, { routes: [...routes, { id: 'forum-new', path, page: null }] }),
        ),
      ).toContainEqual(expect.stringContaining('is the address of chat (chat-new)'));
  });
});

describe('types of shared packages', () => {
  const ui = '@oracle-astra/shared/ui';
  beforeEach(
    async () =>
      await promote(
        folderRegistry(folder()),
        'shell',
        await publishShell('shell-typed', { types: { [ui]: { Button: 'aaa', Panel: 'bbb' } } }),
      ),
  );

  it('accepts a release built against the types of the live shell', async () => {
    expect(await check(await publishForum('forum-2', { types: { [ui]: { Button: 'aaa' } } }))).toEqual([]);
  });

  it('refuses a release built against another type, and a shell that changes a type of a live release', async () => {
    expect(await check(await publishForum('forum-2', { types: { [ui]: { Button: 'ccc' } } }))).toEqual([
      `shared-types: forum-2: was built against another type of Button of ${ui} than shell-typed gives: build against the shared package of shell-typed`,
    ]);
    await promote(folderRegistry(folder()), 'forum', await publishForum('forum-3', { types: { [ui]: { Button: 'aaa' } } }));
    const [refusal] = await check(await publishShell('shell-2', { types: { [ui]: { Button: 'ccc', Panel: 'ddd' } } }), 'shell');
    expect(refusal).toMatch(/^shared-types: forum-3, which is live: was built against another type of Button .* than shell-2 gives/);
  });
});

describe('cache tags', () => {
  const shellWith = (tags: string) =>
    `exports.sharedModules = { react: { useState() {} }, '@oracle-astra/shared/ui': { Button() {} }, '@oracle-astra/shared/api': { listTags: (type, ids) => (ids || []).map((id) => ({ type, id })).concat({ type, id: 'LIST' }), baseApi: { injectEndpoints: () => ({}), enhanceEndpoints() { return this; } } } };
     exports.versions = {}; exports.tagTypes = ${tags}; exports.createPageRenderer = () => async () => ({ status: 200, body: '' });`;
  const injecting = (endpoint: string, api = 'baseApi') =>
    `const { baseApi, listTags } = require('@oracle-astra/shared/api'); ${api}.injectEndpoints({ endpoints: (build) => ({ forumGet: build.query({ query: () => '', ${endpoint} }) }) })`;

  beforeEach(async () => {
    await promote(folderRegistry(folder()), 'forum', await publishForum('forum-0', { needs: {} }));
    await promote(
      folderRegistry(folder()),
      'shell',
      await publishShell('shell-tags', { provides: {} }, { 'renderer.cjs': shellWith("['Post', 'Me']") }),
    );
  });

  it.each([
    ['a list', "providesTags: ['Post', { type: 'Draft', id: '1' }]"],
    ['a function of the result', "providesTags: (result) => result.posts.map(({ id }) => ({ type: 'Draft', id }))"],
    ['a function that lists its tags', "invalidatesTags: (result, error, { ids }) => [...listTags('Draft', ids), 'Me']"],
    ['what it does without a result', "providesTags: (result) => (result ? [] : ['Draft'])"],
  ])('a tag that the shell lacks is refused: in %s', async (_what, tags) => {
    expect(await check(await publishForum('forum-2', { needs: {}, top: injecting(tags) }))).toEqual([
      expect.stringContaining('shared-tags: forum-2: marks data with the cache tag Draft, which the shell does not give'),
    ]);
  });

  it('tags of the shell and tags added by the remote are accepted', async () => {
    expect(await check(await publishForum('forum-2', { needs: {}, top: injecting("providesTags: () => ['Post', 'Me']") }))).toEqual([]);
    const own = injecting("providesTags: ['Draft']", "baseApi.enhanceEndpoints({ addTagTypes: ['Draft'] })");
    expect(await check(await publishForum('forum-3', { needs: {}, top: own }))).toEqual([]);
  });

  it('a shell that removes a tag of a live remote is refused', async () => {
    await promote(folderRegistry(folder()), 'forum', await publishForum('forum-2', { needs: {}, top: injecting("providesTags: ['Me']") }));
    const fewer = await publishShell('shell-2', { provides: {} }, { 'renderer.cjs': shellWith("['Post']") });
    expect(await check(fewer, 'shell')).toEqual([
      expect.stringContaining('shared-tags: forum-2: marks data with the cache tag Me, which the shell does not give'),
    ]);
  });
});

const asking = { render: "await call({ method: 'GET', url: '/apis/forum/list.php', headers: {} })" };

it('a slow site is not a fault of a release', async () => {
  const budget = 1000;
  let isFirst = true;
  const slow: CallApi = async (request) => {
    // Longer than the time limit of a silent release.
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 5 * budget));
    isFirst = false;
    return call(request);
  };
  expect(await checkRelease(folder(), 'forum', await publishForum('forum-2', asking), { call: slow, budgetMs: budget })).toEqual([]);
});

it('has no verdict if the site does not answer', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const checking = checkRelease(folder(), 'forum', await publishForum('forum-2', asking), { call: createSiteCaller(site, 100), budgetMs });
  await expect(checking).rejects.toThrow(`${site} does not answer /apis/forum/list.php within 100 ms`);
  server.closeAllConnections();
  server.close();
});
