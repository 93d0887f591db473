import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright-core';
import { visitRoute, type Visited } from '../check/browser/visit-route';
import { readReport } from '../check/report/report-files';
import { run, toExitCode } from '../cli';
import { readRegistry } from '../registry/registry-file';
import { useTemporaryFolder, writeBuiltRelease } from '../testing/built-release';

jest.mock('playwright-core', () => ({ chromium: { launch: jest.fn() } }));
jest.mock('../check/browser/visit-route', () => ({ visitRoute: jest.fn() }));
jest.mock('../check/compare/compare-releases', () => ({
  comparePages: async () => Promise.resolve([]),
  usePagesOf: async () => Promise.resolve({ findings: [], differences: [] }),
  compareLater: async () => Promise.resolve({ findings: [], differences: [] }),
  withPictures: async (_browser: unknown, _compared: unknown, found: unknown) => Promise.resolve(found),
}));
// Checks without a browser have their own tests.
jest.mock('../check/check-release', () => ({ checkRelease: async () => Promise.resolve([]) }));

const folder = useTemporaryFolder();
const routes = [{ id: 'forum-list', path: 'forum', page: null }];
const late: Visited = {
  findings: [],
  links: [],
  hasLoaded: false,
  thrown: [],
  isJudged: false,
  unreached: ['Not refused, since the live release is late or fails too: /forum, signed out: does not come to an end'],
};

let server: Server;
let site: string;
/** Releases whose test links the site refuses. */
let refused: string[];

beforeEach(async () => {
  refused = [];
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  server = createServer(({ url = '' }, response) => {
    const isLink = url.startsWith('/test-release') && !refused.some((release) => decodeLink(url).includes(release));
    response.writeHead(isLink ? 303 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const command = async (...words: string[]) => run(folder(), words);
  await command('publish', writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1' }), '--promote');
  await command('publish', writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1', routes }), '--promote');
  await command('publish', writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-2', routes }));
});
afterEach(() => server.close());

const decodeLink = (url: string) =>
  Buffer.from(new URL(url, 'http://site').searchParams.get('link')?.split('.')[0] ?? '', 'base64url').toString();

/** Starts a double of Chromium, whose contexts open as given. */
function startChromium(newContext: (browser: EventEmitter) => Promise<unknown>): void {
  const browser = new EventEmitter();
  const double = Object.assign(browser, { newContext: async () => newContext(browser), close: async () => undefined });
  jest.mocked(chromium.launch).mockResolvedValue(double as unknown as Browser);
}

const context = {
  addInitScript: async () => undefined,
  addCookies: async () => undefined,
  request: { get: async () => undefined },
  close: async () => undefined,
};

/** The error of a command with `--browser`, and its exit code. */
async function ask(...words: string[]) {
  const env = { RELEASE_SIGNATURES: 'optional', CHROMIUM_PATH: process.execPath, RELEASE_CHECK_TOKEN: 'a token' };
  const call = async () => Promise.resolve({ status: 503, headers: {}, body: '' });
  const error = await run(folder(), [...words, '--browser', '--site', site], { env, call }).catch((reason: unknown) => reason);
  return { said: String(error), code: toExitCode(error) };
}

it.each([
  ['check', 'forum', 'forum-2'],
  ['promote', 'forum', 'forum-2'],
  ['canary', 'forum', 'forum-2', '5'],
])('%s has no verdict if Chromium exits during the check, and releases nothing', async (...words) => {
  startChromium(async (browser) => {
    browser.emit('disconnected');
    return Promise.reject(new Error('browserContext: Target page, context or browser has been closed'));
  });
  const { said, code } = await ask(...words);
  expect(said).toMatch(/forum-2 was not judged, which.*\nChromium ended in the middle\. Run the check again/);
  expect(code).toBe(2);
  const { stable, canary = null } = (await readRegistry(folder())).remotes.forum ?? {};
  expect({ stable, canary }).toEqual({ stable: 'forum-1', canary: null });
  expect(await readReport(folder(), 'forum', 'forum-2')).toContain('was not judged');
});

it('has no verdict if no page could be visited, with the reason and the remedy', async () => {
  startChromium(async () => Promise.resolve(context));
  jest.mocked(visitRoute).mockResolvedValue(late);
  const { said, code } = await ask('check', 'forum', 'forum-2');
  expect(said.split('\n').slice(1)).toEqual([
    'Not judged: none of its pages was visited in time.',
    ...[1, 2, 3].map(() => late.unreached[0]),
    expect.stringMatching(/^See whether http.* answers, and run the check again/),
  ]);
  expect(code).toBe(2);
});

it('has no verdict if the site does not open the live release', async () => {
  refused = ['forum-1'];
  const { said, code } = await ask('check', 'forum', 'forum-2');
  expect(said).toContain('The live release cannot be opened: ');
  expect(code).toBe(2);
});

it('has no verdict if the live release is unknown or Chromium does not start', async () => {
  jest.mocked(chromium.launch).mockRejectedValue(new Error('no such library'));
  expect(await ask('check', 'forum', 'forum-2')).toMatchObject({
    code: 2,
    said: expect.stringContaining('does not start: Error: no such'),
  });
  await run(folder(), [
    'publish',
    writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-1', routes: [{ ...routes[0]!, path: 'chats' }] }),
  ]);
  expect(await ask('check', 'chat', 'chat-1')).toMatchObject({ code: 2, said: expect.stringContaining('RELEASE_KEY') });
});

it('refuses at the first findings, without checking the rest', async () => {
  startChromium(async () => Promise.resolve(context));
  const findings = [{ rule: 'browser-console', at: '/forum', message: 'writes an error' }];
  jest.mocked(visitRoute).mockResolvedValue({ ...late, findings, hasLoaded: true, isJudged: true });
  expect((await ask('check', 'forum', 'forum-2')).said).toContain('forum-2 is refused by the check:\nbrowser-console: /forum: ');
});
