import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { readSigner } from '../../files/signatures';
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

it('fails with a reason without a site or Chromium', async () => {
  await run(folder(), ['publish', writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1' })]);
  await run(folder(), ['promote', 'shell', 'shell-1']);
  await run(folder(), ['publish', writeBuiltRelease(folder(), candidate)]);
  const asked = run(folder(), ['promote', 'forum', 'forum-2', '--browser']);
  await expect(asked).rejects.toThrow('needs a running site that has the release: name it with --site');
  expect(await asked.catch(toExitCode)).toBe(1);
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('The check in a browser needs Chromium, and there is none');
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

describe('the account that the check signs in with', () => {
  const written: string[] = [];
  /** The answers of a site by path; other paths are not found. */
  async function withSite<Result>(answers: Record<string, object>, use: (site: string) => Promise<Result>): Promise<Result> {
    const server = createServer(({ url = '', method, headers }: IncomingMessage, response) => {
      if (method === 'POST') written.push(url);
      const answer = answers[url.split('?')[0] ?? ''];
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(answer ?? { status: 'fail', message: `nothing is at ${url} for ${headers['x-release-key'] ?? 'nobody'}` }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.close();
    }
  }
  const codes = {
    '/apis/sms/sendOTP.php': { status: 'success', token: 'a' },
    '/dev/sms': { code: '123456' },
    '/apis/sms/validateRawOTP.php': { status: 'success', jwt: 'of a code' },
  };
  const ask = async (answers: Record<string, object>, env = {}) => {
    const signer = await readSigner(folder(), {});
    return withSite(answers, (site) => getMemberToken(site, env, signer));
  };

  it('is the configured one, or the team’s test account, or a new one in local mode', async () => {
    const given = { '/ops/releases/test-session': { status: 'success', jwt: 'of the team' } };
    expect(await ask(given, { RELEASE_CHECK_TOKEN: 'a token' })).toBe('a token');
    expect(await ask({ ...given, ...codes })).toBe('of the team');
    expect(await ask(codes)).toBe('of a code');
  });

  it.each([
    [[], 1],
    [[{ bid: 'a' }], 0],
  ])('saves birth details if it has %j', async (births, times) => {
    written.length = 0;
    await ask({
      ...codes,
      '/apis/birthdetails/get.php': { status: 'success', births },
      '/apis/birthdetails/add.php': { status: 'success' },
    });
    expect(written.filter((url) => url === '/apis/birthdetails/add.php')).toHaveLength(times);
  });

  it('is refused with a reason if there is none', async () => {
    const limited = { status: 'fail', code: 'code_limit_reached', message: 'Too many codes were sent. Try again in 41 minutes.' };
    const refused = ask({ ...codes, '/apis/sms/sendOTP.php': limited });
    await expect(refused).rejects.toThrow('Try again in 41 minutes.');
    await expect(refused).rejects.toThrow(
      /nothing is at \/ops\/releases\/test-session for .*put the token of a test account into RELEASE_CHECK_TOKEN/,
    );
    await expect(getMemberToken('http://127.0.0.1:9', {}, await readSigner(folder(), {}))).rejects.toThrow('RELEASE_CHECK_TOKEN');
  });
});
