import { rmSync } from 'node:fs';
import path from 'node:path';
import { openSiteApp } from '../testing/site-app';
import { channel, remoteRelease, shellRelease, writeRegistry, writeRelease } from '../testing/releases';

let site: Awaited<ReturnType<typeof openSiteApp>>;
const navigation = [
  { place: 'header' as const, order: 1, label: { en: 'Forum', hi: 'फ़ोरम' }, to: '/forum' },
  { place: 'side' as const, order: 2, label: 'Old', to: '/forum' },
];
const file = (name: string) => ({ name, bytes: 1, integrity: `sha384-${name}` });

beforeEach(async () => {
  site = await openSiteApp({ publicUrl: 'https://site.example' });
  const shell = shellRelease();
  const forum = remoteRelease('forum', 1, 'forum', 'forum/learn-more-hindi', 'chats');
  const page = forum.routes[0]?.page ?? '';
  writeRelease(site.folder, shell);
  writeRelease(site.folder, {
    ...forum,
    navigation,
    files: [...forum.files.filter(({ name }) => name !== page), file(page.replace('.js', '.en.js')), file(page.replace('.js', '.hi.js'))],
  });
  writeRegistry(site.folder, 2, { shell: channel('shell-1'), forum: channel('forum-1') });
});
afterEach(() => site.close());

const open = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

it.each([
  ['/forum', 'en', 'Forum', 'Oracle'],
  ['/hi/forum', 'hi', 'फ़ोरम', 'इस पेज को'],
])('%s is in %s: document, scripts and links', async (url, locale, label) => {
  const { body, headers, statusCode } = await open(url);
  expect([statusCode, headers['content-language']]).toEqual([200, locale]);
  expect(body).toContain(`<html lang="${locale}"`);
  expect(body).toMatch(new RegExp(`src="/releases/forum/forum-1/page[^"]*\\.${locale}\\.js"`));
  const { navigation: links } = JSON.parse(/id="composition">(.*?)<\/script>/.exec(body)?.[1] ?? '') as { navigation: object[] };
  expect(links).toEqual([expect.objectContaining({ label }), expect.objectContaining({ label: 'Old' })]);
  expect(body).not.toContain(locale === 'en' ? 'फ़ोरम' : '"Forum"');
});

it('preloads the Hindi font only on a Hindi page', async () => {
  expect((await open('/forum')).body).toContain('This page needs scripts to answer you.');
  expect((await open('/hi/forum')).body).toContain('इस पेज के लिए स्क्रिप्ट ज़रूरी हैं।');
});

it.each([
  ['/hi', 404],
  ['/hi/no-such-page', 404],
  ['/hi/forum/', 200],
  ['/hindi', 404],
])('%s answers %d', async (url, status) => {
  expect((await open(url)).statusCode).toBe(status);
});

it('ignores the language of headers', async () => {
  expect((await open('/forum', { 'accept-language': 'hi-IN,hi;q=0.9' })).body).toContain('<html lang="en"');
});

it.each([
  ['/forum/learn-more-hindi?a=1', '', 301, '/hi/forum/learn-more-hindi?a=1'],
  ['/en/forum?page=2', '', 301, '/forum?page=2'],
  ['/en', '', 301, '/'],
  ['/en//evil.example', '', 301, '/evil.example'],
  ['/chats?bid=1', 'locale=hi', 302, '/hi/chats?bid=1'],
  ['/hi/chats', 'x=1; locale=en', 302, '/chats'],
  ['/hi//chats/x', 'locale=en', 302, '/chats/x'],
])('%s with the cookie "%s" is redirected', async (url, cookie, status, location) => {
  const answer = await open(url, { cookie });
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each([
  ['/forum', 'locale=hi', 'en'],
  ['/hi/forum', 'locale=en', 'hi'],
  ['/chats', '', 'en'],
  ['/hi/chats', '', 'hi'],
  ['/chats', 'locale=xx', 'en'],
  ['/hi/forum/learn-more-hindi', '', 'hi'],
])('%s with the cookie "%s" stays, in %s', async (url, cookie, locale) => {
  expect((await open(url, { cookie })).body).toContain(`<html lang="${locale}"`);
});

it('answers a fault of the server, and an address that cannot be read, in the language of the address', async () => {
  await site.close();
  site = await openSiteApp();
  rmSync(path.join(site.folder, 'registry.json'));
  expect((await open('/hi/forum')).body).toMatch(/<html lang="hi"[^]*यह पेज अभी नहीं दिख पा रहा/);
  expect((await open('/forum')).body).toMatch(/<html lang="en"[^]*We can’t show this page right now/);
});
