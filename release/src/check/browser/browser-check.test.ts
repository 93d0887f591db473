import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { run, toExitCode } from '../../cli';
import { useTemporaryFolder, writeBuiltRelease } from '../../testing/built-release';
import { findChromium } from './find-chromium';
import { watchPage } from './page-watch';
import { getMemberToken } from './sign-in';

const folder = useTemporaryFolder();
const candidate = { remote: 'forum', release: 'forum-2' };

const response = (pathname: string, status: number, text = '') => ({
  url: () => `https://site.example${pathname}`,
  status: () => status,
  text: async () => text,
});

it('does not pass where no site or no Chromium is there, and says so', async () => {
  await run(folder(), ['publish', writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1' })]);
  await run(folder(), ['promote', 'shell', 'shell-1']);
  await run(folder(), ['publish', writeBuiltRelease(folder(), candidate)]);
  const asked = run(folder(), ['promote', 'forum', 'forum-2', '--browser']);
  await expect(asked).rejects.toThrow('needs a running site that has the release: name it with --site');
  expect(await asked.catch(toExitCode)).toBe(1);
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('The check in a browser needs Chromium, and there is none');
  await expect(getMemberToken('http://127.0.0.1:9', {})).rejects.toThrow('put the token of a test account into RELEASE_CHECK_TOKEN');
  expect(await getMemberToken('http://127.0.0.1:9', { RELEASE_CHECK_TOKEN: 'a token' })).toBe('a token');
});

it('finds errors of console and page, failing calls, and a second copy of RTK Query', async () => {
  const page = new EventEmitter();
  const watch = watchPage(page as unknown as Page, candidate, () => '/forum, signed in');
  page.emit('console', { type: () => 'log', text: () => 'hello' });
  page.emit('console', { type: () => 'error', text: () => 'Hydration failed' });
  page.emit('pageerror', new Error('votes is undefined'));
  page.emit('response', response('/apis/forum/get.php', 200));
  page.emit('response', response('/apis/forum/get.php', 503));
  page.emit('response', response('/releases/shell/shell-1/vendor.js', 200, '"/executeQuery"'));
  expect(watch.loaded.candidate).toBe(false);
  page.emit('response', response('/releases/forum/forum-2/page.js', 200, '"/executeQuery"'));
  await watch.settle();
  expect(watch.loaded.candidate).toBe(true);
  expect(watch.found.map(({ rule, at }) => `${rule} ${at ?? ''}`)).toEqual([
    'browser-console /forum, signed in',
    'browser-error /forum, signed in',
    'browser-api /forum, signed in',
    'one-api /releases/forum/forum-2/page.js',
  ]);
});
