import { openSiteApp, type SiteApp } from '../testing/site-app';
import { channel, createRevision, remoteRelease, shellRelease, writeRegistry, writeRelease } from '../testing/releases';
import { findFailedShell, withoutFailed } from './last-good';

const forum = [1, 2, 3].map((number) => remoteRelease('forum', number, 'forum'));
const canary = { release: 'forum-3', percent: 25 };
const revision = createRevision(
  {
    shell: channel('shell-2', { previous: 'shell-1' }),
    forum: channel('forum-2', { canary, previous: 'forum-1' }),
    chat: channel('chat-1'),
  },
  shellRelease(),
  ...forum,
);
const forumOf = (failed: string[], from = revision) => {
  const { stable, canary: given, previous } = withoutFailed(from, failed).registry.remotes.forum!;
  return [stable, given?.release, previous];
};

it('replaces a failed canary by the stable release, then by the previous one', () => {
  expect(forumOf(['forum-3'])).toEqual(['forum-2', undefined, 'forum-1']);
  expect(forumOf(['forum-2'])).toEqual(['forum-1', 'forum-3', 'forum-2']);
  expect(forumOf(['forum-3', 'forum-2'])).toEqual(['forum-1', undefined, 'forum-2']);
  expect(forumOf(['forum-3', 'forum-2', 'forum-1'])).toEqual(['forum-1', undefined, 'forum-2']);
});

it.each([['forum-1'], ['forum-9'], ['chat-1'], ['shell-1'], ['']])('changes nothing if %s failed', (name) => {
  expect(withoutFailed(revision, [name])).toBe(revision);
});

it('never uses a withdrawn or unreadable release', () => {
  const withdrawn = [{ release: 'forum-1', reason: 'votes were lost', at: '2026-11-01T00:00:00.000Z' }];
  const of = (others: Parameters<typeof channel>[1]) => createRevision({ forum: channel('forum-2', others) }, forum[0]!, forum[1]!);
  for (const from of [of({ previous: 'forum-1', withdrawn }), of({ previous: 'forum-0' }), of({})])
    expect(withoutFailed(from, ['forum-2'])).toBe(from);
});

describe('a shell that does not start', () => {
  const shells = (...releases: Parameters<typeof createRevision>[1][]) =>
    createRevision({ shell: channel('shell-2', { previous: 'shell-1' }), forum: channel('forum-1') }, ...releases, ...forum);
  const shellOf = (from: typeof revision, failed = ['shell-2']) => withoutFailed(from, failed).registry.remotes.shell?.stable;
  const taken = { '@oracle-astra/shared/api': { useForum: 'one' } };

  it('is replaced by the previous one that fits all remotes', () => {
    expect(shellOf(shells(shellRelease(1), shellRelease(2)))).toBe('shell-1');
    expect(shellOf(shells(shellRelease(1), shellRelease(2)), ['shell-2', 'shell-1'])).toBe('shell-1');
  });

  it('is kept if the previous one lacks a version or type for a remote', () => {
    const old = { ...shellRelease(1), provides: { react: '18.3.1' } };
    expect(shellOf(shells(old, shellRelease(2)))).toBe('shell-2');
    const [first, ...others] = forum;
    const typed = createRevision(
      { shell: channel('shell-2', { previous: 'shell-1' }), forum: channel('forum-1') },
      { ...shellRelease(1), types: { '@oracle-astra/shared/api': {} } },
      shellRelease(2),
      { ...first!, types: taken },
      ...others,
    );
    expect(shellOf(typed)).toBe('shell-2');
  });

  it('is replaced by the stable one if it is a canary', () => {
    const canaryShell = { release: 'shell-2', percent: 100 };
    const from = createRevision({ shell: channel('shell-1', { canary: canaryShell }) }, shellRelease(1), shellRelease(2));
    expect(withoutFailed(from, ['shell-2']).registry.remotes.shell).toMatchObject({ stable: 'shell-1', canary: null });
    expect(findFailedShell(from, withoutFailed(from, ['shell-2']))).toEqual({ failed: 'shell-2', given: 'shell-1' });
  });
});

describe('a document', () => {
  let site: SiteApp;
  const releaseIn = (html: string) => /"remote":"forum","release":"([^"]+)"/.exec(html)?.[1];
  const get = (cookie?: string) => site.app.inject({ url: '/forum', headers: cookie === undefined ? {} : { cookie } });
  async function open(options?: Parameters<typeof openSiteApp>[0]) {
    site = await openSiteApp(options);
    writeRelease(site.folder, remoteRelease('forum', 2, 'forum'));
    writeRegistry(site.folder, 2, {
      shell: channel('shell-1'),
      forum: channel('forum-2', { previous: 'forum-1' }),
      chat: channel('chat-1'),
    });
  }
  afterEach(() => site.close());

  it('has the last good release only for the browser in which the stable one failed', async () => {
    await open();
    const answer = await get('failed-releases=forum-2');
    expect(releaseIn(answer.body)).toBe('forum-1');
    expect([answer.headers['cache-control'], answer.headers.vary]).toEqual(['no-store', 'cookie, accept-encoding']);
    expect(releaseIn((await get()).body)).toBe('forum-2');
    expect(releaseIn((await get('failed-releases=..:%00:__proto__')).body)).toBe('forum-2');
  });

  it('has the last good shell only for the browser in which the stable one does not start', async () => {
    await open();
    writeRelease(site.folder, shellRelease(2));
    writeRegistry(site.folder, 3, {
      shell: channel('shell-2', { previous: 'shell-1' }),
      forum: channel('forum-1'),
      chat: channel('chat-1'),
    });
    const shellIn = (html: string) => /releases\/shell\/([^/]+)\/main/.exec(html)?.[1];
    const answer = await get('failed-releases=shell-2');
    expect([shellIn(answer.body), answer.headers['cache-control']]).toEqual(['shell-1', 'no-store']);
    expect(shellIn((await get()).body)).toBe('shell-2');
  });

  it('has the failing release in development', async () => {
    await open({ liveReload: true });
    expect(releaseIn((await get('failed-releases=forum-2')).body)).toBe('forum-2');
  });
});
