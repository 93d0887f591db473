import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSiteApp } from '../testing/site-app';
import { findPolicyViolations } from '../testing/policy-violations';
import { channel, remoteRelease, writeRegistry, writeRelease } from '../testing/releases';

let site: Awaited<ReturnType<typeof openSiteApp>>;
beforeEach(async () => {
  site = await openSiteApp();
});
afterEach(() => site.close());

const registry = () => path.join(site.folder, 'registry.json');
const statusOf = async (url: string) => (await site.app.inject(url)).statusCode;

it.each([
  ['is cut off', () => writeFileSync(registry(), '{"revision": 2, "remotes": {"sh')],
  ['has another shape', () => writeFileSync(registry(), '{"revision": "two"}')],
  ['is gone', () => rmSync(registry())],
])('the last good registry stays in use when the new one %s, and the error is logged once', async (_what, corrupt) => {
  expect(await statusOf('/forum')).toBe(200);
  corrupt();
  expect([await statusOf('/forum'), await statusOf('/chats')]).toEqual([200, 200]);
  expect(site.loggedErrors.filter((line) => line.includes('the last good one stands'))).toHaveLength(1);
});

it('the last good registry stays in use while a release of the new one is missing', async () => {
  expect(await statusOf('/forum')).toBe(200);
  writeRegistry(site.folder, 2, { shell: channel('shell-1'), forum: channel('forum-9') });
  expect([await statusOf('/forum'), await statusOf('/chats')]).toEqual([200, 200]);
  writeRelease(site.folder, remoteRelease('forum', 9, 'forum'));
  writeRegistry(site.folder, 3, { shell: channel('shell-1'), forum: channel('forum-9') });
  expect([await statusOf('/forum'), await statusOf('/chats')]).toEqual([200, 404]);
  expect(site.loggedErrors.filter((line) => line.includes('the last good one stands'))).toHaveLength(1);
});

it('reads a good registry after a bad one', async () => {
  await statusOf('/forum');
  writeFileSync(registry(), 'corrupt');
  await statusOf('/forum');
  writeRegistry(site.folder, 3, { shell: channel('shell-1'), chat: channel('chat-1') });
  expect([await statusOf('/forum'), await statusOf('/chats')]).toEqual([404, 200]);
});

it('sends an error page with a policy if no registry was ever readable', async () => {
  rmSync(registry());
  const { statusCode, headers, body } = await site.app.inject('/forum');
  expect(statusCode).toBe(500);
  expect(body).toContain('<h1>We can’t show this page right now</h1>');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': expect.stringContaining("default-src 'self'") });
  expect(findPolicyViolations(body, String(headers['content-security-policy']))).toEqual([]);
  expect(site.loggedErrors.join()).toContain('registry.json');
});

it('logs the name of a host that cannot be read', async () => {
  writeRegistry(site.folder, 2, { shell: channel('shell-9') });
  expect(await statusOf('/forum')).toBe(500);
  expect(site.loggedErrors.join()).toContain('The registry names no release of shell that can be read');
});

it('loses only the pages of a remote whose release cannot be read', async () => {
  writeRegistry(site.folder, 2, { shell: channel('shell-1'), forum: channel('forum-9'), chat: channel('chat-1') });
  expect([await statusOf('/forum'), await statusOf('/chats')]).toEqual([404, 200]);
});
