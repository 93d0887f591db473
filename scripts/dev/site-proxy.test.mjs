import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSessionToken } from '@oracle-astra/shared/contract';
import { readDocument, replaceRemote } from '../../release/src/packaging/local-remote';
import { createDevChannel } from './dev-channel.mjs';
import { createDocumentComposer } from './local-document.mjs';
import { createSiteProxy } from './site-proxy.mjs';
import { createStackMapper } from './source-stack.mjs';
import { readCompilerOutput } from './type-errors.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'against-'));
const file = (name) => ({ name, bytes: 1, integrity: `sha384-${name}` });

/** A release on disk, with files of its own content. */
function createRelease(remote, release, files, routes = []) {
  const home = path.join(folder, release);
  mkdirSync(home);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(home, name), content);
  const descriptor = { remote, release, container: release, entry: 'main.js', server: 'server.cjs', routes, navigation: [], needs: {} };
  return { folder: home, descriptor: { ...descriptor, files: Object.keys(files).map(file) } };
}

const routes = [{ id: 'forum-list', path: 'forum', page: null }];
const createLocal = (release, server) => createRelease('forum', release, { 'main.js': 'local()', 'server.cjs': server }, routes);
const shell = createRelease('shell', 'shell-local', {
  'main.js': 'start()',
  'vendor.x.js': '',
  'server.cjs': `exports.sharedModules = {};
    exports.createPageRenderer = ({ module }) => async ({ token, now, locale }, call) => ({
      kind: 'page', status: 200, head: '<title>Here</title>', styles: '', state: { now, session: 'in' },
      body: module.say(await call({ method: 'GET', url: '/apis/me', headers: { authorization: String(token) }, body: null }), locale),
    });`,
});

const composition = JSON.stringify({ revision: 3, timeout_ms: 1, navigation: [], remotes: [{ remote: 'chat', routes: [] }] });
const siteDocument = `<!doctype html><html><head><meta charset="utf-8"><meta name="theme-color" content="#15173D">
<title>Deployed</title><link rel="icon" href="/icon.svg"><script defer src="/releases/shell/s/main.js" data-own></script>
</head><body><div id="root" data-now="5" data-site="https://site.example" data-details="{}"><p>Deployed</p></div>
<div id="unfinished"></div><script type="application/json" id="composition">${composition}</script></body></html>`;

let site;
let proxy;
let composer;
let channel;
let address;

const listen = (server) =>
  new Promise((resolve) => server.listen(0, 'localhost', () => resolve(`http://localhost:${server.address().port}`)));
const open = async (at, headers = {}) => fetch(address + at, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
const use = (local) => {
  composer.useRelease(local);
  proxy.serve([local, shell], { folder, descriptor: local.descriptor, prepare: (_name, source, locale) => `${source}//${locale}` });
};

beforeAll(async () => {
  site = createServer(({ url, headers }, response) => {
    if (url === '/apis/me') return response.end(`API knows ${headers.authorization}`);
    response.writeHead(404, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" });
    return response.end(siteDocument);
  });
  const siteAddress = await listen(site);
  channel = createDevChannel();
  composer = createDocumentComposer({ site: siteAddress, shell, tools: { readDocument, readSessionToken, replaceRemote } });
  proxy = createSiteProxy({ site: siteAddress, channel, composeDocument: composer.compose, mapStack: createStackMapper([folder]) });
  use(createLocal('forum-1-dev-a-1', 'exports.routes = []; exports.say = ({ body }, locale) => `<p>${body} in ${locale}</p>`;'));
  address = await proxy.listen(0);
});
afterAll(async () => {
  proxy.close();
  composer.close();
  site.close();
  rmSync(folder, { recursive: true });
});

test('a page of the local remote is rendered here, with the data of the site and the session of the browser', async () => {
  const response = await open('/hi/forum', { cookie: 'jwt=token' });
  const html = await response.text();
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([200, null]);
  expect(html).toContain('<p>API knows token in hi</p>');
  expect(html).toContain('<title>Here</title>');
  expect(html).toContain('{"now":5,"session":"in"}');
  expect(html).toContain('src="/releases/shell/shell-local/main.js"');
  expect(html).not.toContain('Deployed');
  expect(html.indexOf('/dev/client.js')).toBeLessThan(html.indexOf('/releases/'));
});

test('pages of other remotes stay as the site sent them', async () => {
  const response = await open('/chats');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('<p>Deployed</p>');
  expect(html).toContain('/releases/shell/s/main.js');
  expect(html).toContain('forum-1-dev-a-1');
});

test('scripts have no hashes and are from the newest build for every page', async () => {
  use(createLocal('forum-1-dev-b-2', "exports.routes = []; exports.say = () => { throw new Error('the forum is dry') };"));
  const script = await open('/releases/forum/forum-1-dev-a-1/main.js');
  expect(await script.text()).toBe('local()');
  expect(await (await open('/releases/forum/forum-1-dev-a-1/integrity.json')).json()).toEqual({ 'main.js': '' });
  expect((await open('/releases/forum/forum-1-other/main.js')).status).toBe(404);
  writeFileSync(path.join(folder, 'routes.1a.hot-update.js'), 'change()');
  const change = await open('/releases/forum/forum-1-dev-a-1/routes.1a.hot-update.js', { referer: `${address}/hi/forum` });
  expect(await change.text()).toBe('change()//hi');
});

test('a page that throws is sent empty, with the error for the developer', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = await (await open('/forum')).text();
  expect(html).toMatch(/data-failure="Error: the forum is dry/);
  expect(html).toContain('data-details="{}"></div>');
  expect(error.mock.calls[0][0]).toContain('/forum was not rendered here');
  error.mockRestore();
});

test('open pages get builds and errors, and later ones the remaining errors', async () => {
  channel.setErrors('types', 'wrong.ts(1,1): error');
  const response = await open('/dev/changes');
  channel.send({ kind: 'built', hash: 'abc', reload: false });
  const reader = response.body.getReader();
  let text = '';
  while (!text.includes('abc')) text += Buffer.from((await reader.read()).value).toString();
  expect(text).toContain('{"kind":"types","text":"wrong.ts(1,1): error"}');
  await reader.cancel();
});

test('positions of a stack are mapped to the sources', async () => {
  const map = { version: 3, sources: ['webpack://shell/./mfe-forum/src/page.tsx'], names: [], mappings: 'AAEI' };
  writeFileSync(path.join(folder, 'page.js.map'), JSON.stringify(map));
  const body = `Error: no\n    at Page (${address}/releases/forum/forum-1-dev-a-1/page.en.js:1:1)\n    at other (${address}/x/none.js:2:3)\n    at Object.react_stack_bottom_frame (${address}/y.js:1:1)\n    at more`;
  const mapped = await (await fetch(`${address}/dev/stack`, { method: 'POST', body })).text();
  expect(mapped).toContain('at Page (mfe-forum/src/page.tsx:3:5)');
  expect(mapped).toMatch(/\/x\/none\.js:2:3\)$/);
});

test('the errors of a type check are reported together, and so is a check without errors', () => {
  const told = [];
  const read = readCompilerOutput((text) => told.push(text));
  for (const line of [
    '10:00:00 - Starting compilation in watch mode...',
    'a.ts(1,1): error TS1: no',
    '10:00:01 - Found 1 error. Watching for file changes.',
    '10:00:02 - File change detected. Starting incremental compilation...',
    '10:00:03 - Found 0 errors. Watching for file changes.',
  ])
    read(line);
  expect(told).toEqual(['a.ts(1,1): error TS1: no', '']);
});

test('answers only under the machine’s own names', async () => {
  const { port } = new URL(address);
  const statusFor = (host) =>
    new Promise((resolve, reject) => {
      get({ host: 'localhost', port, path: '/forum', headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  expect(await Promise.all(['localhost', `127.0.0.1:${port}`, '[::1]:3100'].map(statusFor))).not.toContain(403);
  expect(await Promise.all([`evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.nip.example'].map(statusFor))).toEqual([
    403, 403, 403,
  ]);
});
