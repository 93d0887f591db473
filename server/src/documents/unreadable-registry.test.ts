import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSiteApp } from './testing/site-app';
import { findPolicyViolations } from './testing/policy-violations';
import { channel, writeRegistry } from './testing/releases';

let pages: Awaited<ReturnType<typeof openSiteApp>>;
beforeEach(async () => {
  pages = await openSiteApp();
});
afterEach(() => pages.close());

const registry = () => path.join(pages.folder, 'registry.json');
const statusOf = async (url: string) => (await pages.app.inject(url)).statusCode;

it.each([
  ['is cut off', () => writeFileSync(registry(), '{"revision": 2, "remotes": {"sh')],
  ['has another shape', () => writeFileSync(registry(), '{"revision": "two"}')],
  ['is gone', () => rmSync(registry())],
])('the last good registry stands when the new one %s, and that is told once', async (_what, spoil) => {
  expect(await statusOf('/forum')).toBe(200);
  spoil();
  expect([await statusOf('/forum'), await statusOf('/chats')]).toEqual([200, 200]);
  expect(pages.loggedErrors.filter((line) => line.includes('the last good one stands'))).toHaveLength(1);
});

it('a good registry after a bad one is taken', async () => {
  await statusOf('/forum');
  writeFileSync(registry(), 'spoilt');
  await statusOf('/forum');
  writeRegistry(pages.folder, 3, { shell: channel('shell-1'), chat: channel('chat-1') });
  expect([await statusOf('/forum'), await statusOf('/chats')]).toEqual([404, 200]);
});

it('without a registry that was ever good there is a page that says so, under the policy of all others', async () => {
  rmSync(registry());
  const { statusCode, headers, body } = await pages.app.inject('/forum');
  expect(statusCode).toBe(500);
  expect(body).toContain('<h1>We cannot show this page now</h1>');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': expect.stringContaining("default-src 'self'") });
  expect(findPolicyViolations(body, String(headers['content-security-policy']))).toEqual([]);
  expect(pages.loggedErrors.join()).toContain('registry.json');
});

it('a shell that cannot be read is said by name', async () => {
  writeRegistry(pages.folder, 2, { shell: channel('shell-9') });
  expect(await statusOf('/forum')).toBe(500);
  expect(pages.loggedErrors.join()).toContain('The registry names no release of shell that can be read');
});

it('a remote whose release cannot be read costs its own pages alone', async () => {
  writeRegistry(pages.folder, 2, { shell: channel('shell-1'), forum: channel('forum-9'), chat: channel('chat-1') });
  expect([await statusOf('/forum'), await statusOf('/chats')]).toEqual([404, 200]);
});
