import type { RemoteModule } from '@oracle-astra/shared/api';
import { federatedRemotes } from './federated-remotes';
import type { Release } from './release';
import { composedRemote, compositionOf } from './testing/composed';

const mockModule: RemoteModule = { routes: [], navigation: [] };
const mockTried: string[] = [];
const mockFailing = new Set<string>();
let mockUnmet: string | null = null;

async function mockTry(way: string, { container, file }: Release, attempt?: number): Promise<RemoteModule> {
  const name = `${container}/${file.name}`;
  mockTried.push(`${way} ${name}${attempt ? ` again ${attempt}` : ''}`);
  if (mockFailing.has(way) || mockFailing.has(name)) throw new Error(`${way} ${name} failed`);
  return mockModule;
}
jest.mock('./first-page', () => ({ attachFirst: (release: Release) => mockTry('attach', release), unmetNeed: () => mockUnmet }));
jest.mock('./federation', () => ({ loadRelease: (release: Release, _timeoutMs: number, attempt: number) => mockTry('federate', release, attempt) }));

const remotes = () => federatedRemotes(compositionOf(composedRemote('forum', ['forum', 'profile']), composedRemote('chat', ['chats'], { fallback: null })));
const every = (...names: string[]) => names.forEach((name) => mockFailing.add(name));

beforeEach(() => {
  mockTried.length = 0;
  mockFailing.clear();
  mockUnmet = null;
});

it('attaches the first page by the file that the document names', async () => {
  expect(await remotes().load('/profile')).toEqual({ name: 'forum', module: mockModule, isFallback: false });
  expect(mockTried).toEqual(['attach forum_2/page.forum-profile.js']);
});

it('loads a remote once, however often and for however many of its pages it is asked', async () => {
  const { load } = remotes();
  await Promise.all([load('/forum'), load('/forum'), load('/profile')]);
  await load('/profile');
  expect(mockTried).toHaveLength(1);
});

it('loads what comes later by the federation runtime', async () => {
  const { load } = remotes();
  await load('/forum');
  await load('/chats');
  expect(mockTried).toEqual(['attach forum_2/page.forum-forum.js', 'federate chat_2/page.chat-chats.js']);
});

it('does not attach without the runtime once the runtime serves entries', async () => {
  const { load, prepare } = remotes();
  await prepare();
  await load('/forum');
  expect(mockTried).toEqual(['federate forum_2/page.forum-forum.js']);
});

it('tries the entry anew, then the last good release', async () => {
  every('attach', 'forum_2/entry.js');
  expect(await remotes().load('/forum')).toEqual({ name: 'forum', module: mockModule, isFallback: true });
  expect(mockTried).toEqual(['attach forum_2/page.forum-forum.js', 'federate forum_2/entry.js again 1', 'federate forum_1/entry.js again 1']);
});

it('takes a page without a file of its own from the entry', async () => {
  await federatedRemotes(compositionOf(composedRemote('forum', [], { routes: [{ id: 'forum-layout', path: 'forum', page: null }] }))).load('/forum');
  expect(mockTried).toEqual(['attach forum_2/entry.js']);
});

it('goes straight to the last good release where the newest needs more than the shell gives', async () => {
  mockUnmet = 'needs react ^20.0.0, the shell gives 19.3.1';
  const { load } = remotes();
  await load('/forum');
  expect(mockTried).toEqual(['federate forum_1/entry.js']);
  await expect(load('/chats')).rejects.toThrow('chat_2 needs react ^20.0.0, the shell gives 19.3.1');
});

it('costs its own pages alone where nothing of it can be had, and is tried again when asked again', async () => {
  every('attach', 'forum_2/entry.js', 'forum_1/entry.js');
  const { load } = remotes();
  await expect(load('/forum')).rejects.toThrow('federate forum_1/entry.js failed');
  expect(await load('/chats')).toEqual({ name: 'chat', module: mockModule, isFallback: false });
  mockFailing.clear();
  mockTried.length = 0;
  expect(await load('/forum')).toEqual({ name: 'forum', module: mockModule, isFallback: false });
  expect(mockTried).toEqual([expect.stringMatching(/^federate forum_2\/page\.forum-forum\.js again \d$/)]);
});

it('never asks twice under one address while it fails', async () => {
  every('federate', 'attach');
  const { load } = remotes();
  for (let visit = 0; visit < 3; visit += 1) await load('/forum').catch(() => undefined);
  expect(new Set(mockTried).size).toBe(mockTried.length);
});

it('owns the addresses of its tables, and names the release that answers them', async () => {
  const { owns, nameOf, load } = remotes();
  expect(['/forum', '/chats', '/else'].map(owns)).toEqual([true, true, false]);
  expect(['/forum', '/else'].map(nameOf)).toEqual(['forum-2', null]);
  expect(await load('/else')).toBeNull();
  expect(mockTried).toEqual([]);
});
