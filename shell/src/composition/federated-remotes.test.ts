/* eslint-disable max-lines -- the cases of one subject share their set-up */
import type { RemoteModule } from '@oracle-astra/shared/api';
import { createFederatedRemotes } from './federated-remotes';
import type { Release } from './release';
import { composedRemote, compositionOf } from './testing/composed';

const mockModule: RemoteModule = { routes: [], navigation: [] };
const mockExposed = new Map<string, unknown>();
const mockTried: string[] = [];
const mockFailing = new Set<string>();
const mockShown: string[][] = [];

async function mockTry(method: string, { container, file }: Release, attempt?: number): Promise<unknown> {
  const name = `${container}/${file.name}`;
  mockTried.push(`${method} ${name}${attempt ? ` again ${attempt}` : ''}`);
  if (mockFailing.has(method) || mockFailing.has(name)) throw new Error(`${method} ${name} failed`);
  return mockExposed.has(container) ? mockExposed.get(container) : mockModule;
}
jest.mock('./shared-modules', () => ({ versions: { react: '19.3.1' } }));
jest.mock('./attach-initial-remote', () => ({ attachInitialRemote: (release: Release) => mockTry('attach', release) }));
jest.mock('./federation', () => ({
  loadRelease: (release: Release, _timeoutMs: number, attempt: number) => mockTry('federate', release, attempt),
  showToTools: (remotes: { remote: string }[]) => mockShown.push(remotes.map(({ remote }) => remote)),
}));

let consoleError: jest.SpyInstance;
/** The failures on the console, by release. */
const reports = () => consoleError.mock.calls.map(([line, error]: unknown[]) => `${String(line)}: ${(error as Error).message}`);

const remotes = () =>
  createFederatedRemotes(
    compositionOf(composedRemote('forum', ['forum', 'profile']), composedRemote('chat', ['chats'], { fallback: null })),
  );
const fail = (...names: string[]) => names.forEach((name) => mockFailing.add(name));

afterEach(() => consoleError.mockRestore());

beforeEach(() => {
  mockTried.length = 0;
  mockFailing.clear();
  mockExposed.clear();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('attaches the initial page by the file that the document names', async () => {
  expect(await remotes().load('/profile')).toEqual({ name: 'forum', module: mockModule, isFallback: false });
  expect(mockTried).toEqual(['attach forum_2/page.forum-profile.js']);
});

it('loads a remote once for all its pages', async () => {
  const { load } = remotes();
  await Promise.all([load('/forum'), load('/forum'), load('/profile')]);
  await load('/profile');
  expect(mockTried).toHaveLength(1);
});

it('loads a remote with a runtime of its own by the federation runtime, as the initial page too', async () => {
  const { load } = createFederatedRemotes(compositionOf(composedRemote('garden', ['garden'], { plain: true })));
  await load('/garden');
  expect(mockTried).toEqual(['federate garden_2/page.garden-garden.js']);
});

it('shows all remotes to developer tools once the federation runtime is loaded', async () => {
  mockShown.length = 0;
  const { prepare } = remotes();
  expect(mockShown).toEqual([]);
  await prepare();
  expect(mockShown).toEqual([['forum', 'chat']]);
});

it('loads later remotes by the federation runtime', async () => {
  const { load } = remotes();
  await load('/forum');
  await load('/chats');
  expect(mockTried).toEqual(['attach forum_2/page.forum-forum.js', 'federate chat_2/page.chat-chats.js']);
});

it('uses the runtime for all remotes once it is loaded', async () => {
  const { load, prepare } = remotes();
  await prepare();
  await load('/forum');
  expect(mockTried).toEqual(['federate forum_2/page.forum-forum.js']);
});

it('retries the entry, then loads the last good release', async () => {
  fail('attach', 'forum_2/entry.js');
  expect(await remotes().load('/forum')).toEqual({ name: 'forum', module: mockModule, isFallback: true });
  expect(mockTried).toEqual([
    'attach forum_2/page.forum-forum.js',
    'federate forum_2/entry.js again 1',
    'federate forum_1/entry.js again 1',
  ]);
});

it('loads a page without its own file from the entry', async () => {
  await createFederatedRemotes(
    compositionOf(composedRemote('forum', [], { routes: [{ id: 'forum-layout', path: 'forum', page: null }] })),
  ).load('/forum');
  expect(mockTried).toEqual(['attach forum_2/entry.js']);
});

it('loads the last good release at once if the shell does not meet the newest one’s requirements', async () => {
  const { load } = createFederatedRemotes(
    compositionOf(
      composedRemote('forum', ['forum'], { needs: { react: '^20.0.0' } }),
      composedRemote('chat', ['chats'], { needs: { zod: '^4.0.0' }, fallback: null }),
    ),
  );
  expect(await load('/forum')).toMatchObject({ name: 'forum', isFallback: true });
  expect(mockTried).toEqual(['federate forum_1/entry.js']);
  await expect(load('/chats')).rejects.toThrow('zod is not given by the shell');
  expect(reports()).toEqual([
    'forum-2 did not load: react ^20.0.0 is needed, the shell gives 19.3.1',
    'chat-2 did not load: zod is not given by the shell',
  ]);
});

const page = (lazy: () => Promise<object>) => ({
  routes: [
    { id: 'forum-forum', path: '/forum', lazy },
    { id: 'forum-profile', path: '/profile', lazy: async () => ({}) },
  ],
  navigation: [],
});
const broken = async () => {
  throw new Error('a broken page');
};

it.each<[string, unknown, string]>([
  ['no module', null, 'forum-2 exports no routes'],
  ['no routes', { navigation: [] }, 'forum-2 exports no routes'],
  ['routes that are no list', { routes: { forum: {} } }, 'forum-2 exports no routes'],
  ['routes that are none', { routes: [null] }, ''],
  [
    'routes that throw',
    {
      get routes() {
        throw new Error('half run');
      },
    },
    'half run',
  ],
  ['a page whose module throws', page(broken), 'a broken page'],
])('falls back from a release that exposes %s, and reports it once', async (_what, exposed, why) => {
  mockExposed.set('forum_2', exposed);
  expect(await remotes().load('/forum')).toMatchObject({ name: 'forum', isFallback: true });
  expect(mockTried).toEqual([
    'attach forum_2/page.forum-forum.js',
    'federate forum_2/entry.js again 1',
    'federate forum_1/entry.js again 1',
  ]);
  expect(reports()).toEqual([expect.stringContaining(`forum-2 did not load: ${why}`)]);
});

it('rejects when a page’s module exceeds the timeout', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  mockExposed.set('chat_2', { routes: [{ id: 'chat-chats', path: '/chats', lazy: () => new Promise(() => undefined) }] });
  const loading = expect(remotes().load('/chats')).rejects.toThrow('chat-2 did not come within 4000 ms');
  await jest.advanceTimersByTimeAsync(8000);
  await loading;
  jest.useRealTimers();
});

it('keeps a remote whose other page is broken, and reports that page when it is loaded', async () => {
  mockExposed.set('forum_2', page(broken));
  const loaded = await remotes().load('/profile');
  expect([loaded?.isFallback, reports()]).toEqual([false, []]);
  const [forum] = loaded?.module.routes ?? [];
  await expect((forum?.lazy as () => Promise<unknown>)()).rejects.toThrow('a broken page');
  expect(reports()).toEqual(['forum-2 did not load: a broken page']);
});

it('reports each failure with its release', async () => {
  fail('attach', 'forum_2/entry.js', 'forum_1/entry.js');
  await expect(remotes().load('/forum')).rejects.toThrow();
  expect(reports()).toEqual([
    'forum-2 did not load: attach forum_2/page.forum-forum.js failed',
    'forum-2 did not load: federate forum_2/entry.js failed',
    'forum-1 did not load: federate forum_1/entry.js failed',
  ]);
});

it('fails only the pages of a remote that does not load, and retries at the next request', async () => {
  fail('attach', 'forum_2/entry.js', 'forum_1/entry.js');
  const { load } = remotes();
  await expect(load('/forum')).rejects.toThrow('federate forum_1/entry.js failed');
  expect(await load('/chats')).toEqual({ name: 'chat', module: mockModule, isFallback: false });
  mockFailing.clear();
  mockTried.length = 0;
  expect(await load('/forum')).toEqual({ name: 'forum', module: mockModule, isFallback: false });
  expect(mockTried).toEqual([expect.stringMatching(/^federate forum_2\/page\.forum-forum\.js again \d$/)]);
});

it('never requests the same address twice while it fails', async () => {
  fail('federate', 'attach');
  const { load } = remotes();
  for (let visit = 0; visit < 3; visit += 1) await load('/forum').catch(() => undefined);
  expect(new Set(mockTried).size).toBe(mockTried.length);
});

it('looks up the owner and the release of an address', async () => {
  const { owns, releaseOf, load } = remotes();
  expect(['/forum', '/chats', '/else'].map(owns)).toEqual([true, true, false]);
  expect(['/forum', '/else'].map(releaseOf)).toEqual(['forum-2', null]);
  expect(await load('/else')).toBeNull();
  expect(mockTried).toEqual([]);
});

it('returns the loaded release of an address', async () => {
  fail('attach', 'forum_2/entry.js');
  const { isLoaded, releaseOf, load } = remotes();
  expect([isLoaded('/forum'), releaseOf('/forum')]).toEqual([false, 'forum-2']);
  await load('/forum');
  expect([isLoaded('/profile'), releaseOf('/profile'), isLoaded('/chats'), isLoaded('/else')]).toEqual([true, 'forum-1', false, false]);
});
