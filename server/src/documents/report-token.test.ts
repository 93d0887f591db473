import { openSiteApp, type SiteApp } from './testing/site-app';
import { channel, remoteRelease, writeRegistry, writeRelease } from './testing/releases';
import { createReportTokens } from './report-token';
import { readSessionsBy } from './testing/cookie-sessions';

const now = new Date(1_795_262_400_000);
const tokens = createReportTokens({ secrets: { list: ['a secret of these tests'] }, clock: () => now });
/** Like rendered pages that caches share. */
let site: SiteApp;

beforeEach(async () => {
  site = await openSiteApp({ reportTokens: tokens, readCookieSession: readSessionsBy((token) => token === 'genuine') });
});
afterEach(() => site.close());

function giveCanary(percent: number): void {
  writeRelease(site.folder, remoteRelease('forum', 2, 'forum', 'forum/:slug'));
  writeRegistry(site.folder, 2, {
    shell: channel('shell-1'),
    forum: { ...channel('forum-1'), canary: { release: 'forum-2', percent } },
    chat: channel('chat-1'),
  });
}

async function open(cookie = '', ip = '198.51.100.7') {
  const { headers } = await site.app.inject({ url: '/forum', headers: { cookie }, remoteAddress: ip });
  const set = [headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('release-report='));
  const [, text = null] = /^release-report=([^;]*)/.exec(set ?? '') ?? [];
  return { set, token: tokens.read(text), cache: headers['cache-control'] };
}

async function openToken(...request: Parameters<typeof open>) {
  const { token } = await open(...request);
  if (typeof token === 'string') throw new Error(`The document has no token: ${token}`);
  return token;
}

it('is in a cookie that is sent only with reports, of an uncached document', async () => {
  const { set, cache } = await open('jwt=genuine');
  expect(cache).toBe('private, no-store');
  expect(set).toMatch(/; Path=\/apis\/releases\/report\.php; Max-Age=1800; SameSite=Lax; HttpOnly; Secure$/);
  const { set: ofGuest, cache: forGuest } = await open();
  expect([forGuest, ofGuest === undefined]).toEqual(['no-store', false]);
});

it('names the releases of its document, a canary only for its visitors', async () => {
  giveCanary(100);
  const canary = await openToken();
  giveCanary(0);
  const stable = await openToken();
  const names = ({ names: has }: typeof stable) => ['forum-1', 'forum-2', 'forum-3'].map((release) => has('forum', release));
  expect([names(canary), names(stable)]).toEqual([
    [true, true, false],
    [true, false, false],
  ]);
  expect([stable.names('shell', 'shell-1'), stable.names('chat', 'forum-1')]).toEqual([true, false]);
});

it('distinguishes documents, addresses, networks and persons anonymously', async () => {
  const [one, other, neighbour, stranger, member] = [
    await openToken(),
    await openToken(),
    await openToken('', '198.51.100.8'),
    await openToken('', '203.0.113.7'),
    await openToken('jwt=genuine'),
  ];
  expect(one.id).not.toBe(other.id);
  expect([one.address === other.address, one.address === neighbour.address]).toEqual([true, false]);
  expect([one.network === neighbour.network, one.network === stranger.network]).toEqual([true, false]);
  expect([one.person, typeof member.person]).toEqual([null, 'string']);
  expect(Buffer.from(one.address, 'base64url')).toHaveLength(6);
});
