import { compose, toComposedRemote, selectDescriptor, getReleaseFile, selectRelease } from './compose';
import { channel, remoteRelease, createRevision, shellRelease } from './testing/releases';

const forum = [1, 2, 3].map((number) => remoteRelease('forum', number, 'forum'));
const canary = { release: 'forum-3', percent: 25 };
const withCanary = createRevision(
  { shell: channel('shell-1'), forum: channel('forum-2', { canary, previous: 'forum-1' }) },
  shellRelease(),
  ...forum,
);
const remoteIn = (revision: Parameters<typeof compose>[0], bucket: number) => compose(revision, () => bucket, 4000, 'en').remotes[0];

describe('which release a visitor gets', () => {
  it.each([
    [0, 'forum-3'],
    [24, 'forum-3'],
    [25, 'forum-2'],
    [99, 'forum-2'],
  ])('bucket %d gets %s with a canary of 25 percent', (bucket, release) => {
    expect(selectRelease(withCanary, 'forum', () => bucket)).toBe(release);
  });

  it('is the stable one for everyone without a canary', () => {
    expect(selectRelease(createRevision({ forum: channel('forum-2') }), 'forum', () => 0)).toBe('forum-2');
  });

  it('is the canary for everyone at 100 percent', () => {
    expect(selectRelease(createRevision({ forum: channel('forum-2', { canary: { ...canary, percent: 100 } }) }), 'forum', () => 99)).toBe(
      'forum-3',
    );
  });

  it('is none for a remote that the registry does not have', () => {
    expect(selectRelease(withCanary, 'commerce', () => 0)).toBeNull();
  });

  it('is the stable one if the canary cannot be read', () => {
    const unreadable = createRevision({ forum: channel('forum-2', { canary }) }, forum[1]!);
    expect(selectDescriptor(unreadable, 'forum', () => 0)?.release).toBe('forum-2');
  });
});

describe('the composition', () => {
  it('has only remotes, without one whose release cannot be read', () => {
    const revision = createRevision(
      { shell: channel('shell-1'), bench: channel('bench-1'), forum: channel('forum-1'), chat: channel('chat-1') },
      shellRelease(),
      forum[0]!,
      remoteRelease('bench', 1),
    );
    const { remotes, revision: number, timeout_ms } = compose(revision, () => 50, 4000, 'en');
    expect(remotes.map(({ remote }) => remote)).toEqual(['forum']);
    expect([number, timeout_ms]).toEqual([7, 4000]);
  });

  it('never falls back to a release that was withdrawn', () => {
    const withdrawn = [{ release: 'forum-1', reason: 'votes were lost', at: '2026-11-01T00:00:00.000Z' }];
    const revision = createRevision({ shell: channel('shell-1'), forum: channel('forum-2', { previous: 'forum-1', withdrawn }) }, ...forum);
    expect(remoteIn(revision, 50)?.fallback).toBeNull();
  });

  it('falls back from a canary to the stable release', () => {
    expect(remoteIn(withCanary, 0)).toMatchObject({
      release: 'forum-3',
      fallback: { release: 'forum-2', container: 'forum_2', base: '/releases/forum/forum-2/', entry: { name: 'entry.js' } },
    });
  });

  it('falls back from the stable release to the previous one', () => {
    expect(remoteIn(withCanary, 50)).toMatchObject({ release: 'forum-2', fallback: { release: 'forum-1' } });
  });

  it('has no fallback without a readable previous release', () => {
    expect(remoteIn(createRevision({ forum: channel('forum-1') }, forum[0]!), 0)?.fallback).toBeNull();
    expect(remoteIn(createRevision({ forum: channel('forum-2', { previous: 'forum-1' }) }, forum[1]!), 0)?.fallback).toBeNull();
  });

  it('sorts the navigation of all remotes by their order', () => {
    const link = (order: number, label: string) => ({ place: 'header' as const, order, label, to: `/${label}` });
    const revision = createRevision(
      { forum: channel('forum-1'), chat: channel('chat-1') },
      { ...forum[0]!, navigation: [link(3, 'forum')] },
      { ...remoteRelease('chat', 1, 'chats'), navigation: [link(4, 'chats'), link(1, 'kundli')] },
    );
    expect(compose(revision, () => 0, 4000, 'en').navigation.map(({ label }) => label)).toEqual(['kundli', 'forum', 'chats']);
  });
});

describe('a release in the composition', () => {
  it('has the file of each page with its integrity', () => {
    expect(toComposedRemote(forum[0]!, 'en').pages).toEqual({
      'page.forum-forum.js': { name: 'page.forum-forum.js', bytes: 19, integrity: 'sha384-page.forum-forum.js' },
    });
  });

  it('has no file for a route without a page', () => {
    expect(toComposedRemote({ ...forum[0]!, routes: [{ id: 'forum-layout', path: 'forum', page: null }] }, 'en').pages).toEqual({});
  });

  it('has the entry with the texts of the language, if it has texts', () => {
    const [release] = forum;
    const files = ['en', 'hi'].map((locale) => ({ name: `main.1.${locale}.js`, bytes: 1, integrity: `sha384-${locale}` }));
    const host = { ...release!, entry: 'main.1.js', files: [...release!.files, ...files] };
    expect(toComposedRemote(host, 'hi', host)).toMatchObject({ entry: files[1], fallback: { entry: files[1] } });
  });

  it('throws if its descriptor refers to an unlisted file', () => {
    expect(() => getReleaseFile(forum[0]!, 'gone.js')).toThrow('forum-1 lists no file gone.js');
  });
});
