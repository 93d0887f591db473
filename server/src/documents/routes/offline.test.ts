import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helplines } from '@oracle-astra/shared/contract';
import { channel, shellRelease, writeRegistry, writeRelease } from '../testing/releases';
import { openSiteApp, type SiteApp } from '../testing/site-app';

let site: SiteApp;
beforeAll(async () => {
  site = await openSiteApp();
});
afterAll(() => site.close());

it.each([
  ['/offline', 'en', 'No internet'],
  ['/hi/offline', 'hi', 'इंटरनेट नहीं है'],
])('%s says so, with every helpline as a number to dial', async (address, language, title) => {
  const response = await site.app.inject(address);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(response.body).toContain(`<html lang="${language}">`);
  expect(response.body).toContain(`<h1>${title}</h1>`);
  for (const { number } of Object.values(helplines)) expect(response.body).toContain(`href="tel:${number}"`);
});

it('has no service worker if the shell’s release has none', async () => {
  expect((await site.app.inject('/sw.js')).statusCode).toBe(404);
});

it('serves that of the release, which begins with its name and is never cached', async () => {
  const shell = shellRelease();
  const name = 'service-worker.abc123.js';
  writeRelease(site.folder, { ...shell, release: 'shell-2', files: [...shell.files, { name, bytes: 1, integrity: 'sha384-x' }] });
  const folder = path.join(site.folder, 'shell/shell-2');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), 'work()');
  writeRegistry(site.folder, 2, { shell: channel('shell-2') });
  const response = await site.app.inject('/sw.js');
  expect(response.body).toBe('self.release="shell-2";work()');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.headers['content-type']).toContain('text/javascript');
});
