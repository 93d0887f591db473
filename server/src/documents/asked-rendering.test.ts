import path from 'node:path';
import { createKey, readSigner } from '@oracle-astra/release/src/files/signatures';
import { signTestLink } from '@oracle-astra/release/src/test-link';
import { buildWorker } from '../rendering/testing/built-worker';
import { createReportTokens } from './report-token';
import { openRenderedSiteApp, writeRenderableRelease } from './testing/rendered-site-app';
import { channel, remoteRelease, writeRegistry } from './testing/releases';

const now = new Date(1_795_262_400_000);
const worker = buildWorker();
afterAll(() => worker.remove());

let site: Awaited<ReturnType<typeof openRenderedSiteApp>>;
beforeEach(async () => {
  const reportTokens = createReportTokens({ secrets: { list: ['a secret of these tests'] }, clock: () => now });
  site = await openRenderedSiteApp(worker.script, () => 'news', { reportTokens });
});
afterEach(() => site.close());

const get = (cookie: string) => site.app.inject({ url: '/forum', headers: { cookie } });
const isRendered = async (cookie: string) => (await get(cookie)).body.includes('id="page-state"');

async function signLink(): Promise<string> {
  const file = path.join(site.folder, 'community.pem');
  await createKey(site.folder, { id: 'community', remotes: ['forum'], file });
  writeRenderableRelease(site.folder, remoteRelease('forum', 2, 'forum', 'forum/:slug'));
  const signer = await readSigner(site.folder, { RELEASE_KEY: file });
  return `test-release=${signTestLink({ remote: 'forum', release: 'forum-2', hours: 1 }, signer, now).link}`;
}

it('only a browser that tests a release can request unrendered pages', async () => {
  const test = await signLink();
  expect([await isRendered(test), await isRendered(`${test}; test-rendering=any`)]).toEqual([true, true]);
  expect(await isRendered(`${test}; test-rendering=browser`)).toBe(false);
  expect([await isRendered('test-rendering=browser'), await isRendered('test-release=forged; test-rendering=browser')]).toEqual([
    true,
    true,
  ]);
});

it('a document in shared caches has no report token, but each has one during a canary', async () => {
  const shared = await get('');
  expect([shared.headers['cache-control'], shared.headers['set-cookie']]).toEqual([expect.stringContaining('public'), undefined]);
  expect((await get('jwt=live; signed-in=1')).headers['set-cookie']).toMatch(/^release-report=/);
  writeRenderableRelease(site.folder, remoteRelease('forum', 2, 'forum', 'forum/:slug'));
  writeRegistry(site.folder, 3, {
    shell: channel('shell-1'),
    forum: channel('forum-1', { canary: { release: 'forum-2', percent: 5 } }),
    chat: channel('chat-1'),
  });
  const [one, other] = [await get(''), await get('')].map(({ headers }) => [headers['set-cookie']].flat().join());
  expect([one, other]).toEqual([expect.stringContaining('release-report='), expect.stringContaining('release-report=')]);
  expect(one).not.toBe(other);
});

it('a browser that tests a release has no token, so that its reports do not count', async () => {
  expect((await get(await signLink())).headers['set-cookie']).toBeUndefined();
});
