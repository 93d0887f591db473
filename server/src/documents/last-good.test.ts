import { openSiteApp, type SiteApp } from './testing/site-app';
import { channel, createRevision, remoteRelease, shellRelease, writeRegistry, writeRelease } from './testing/releases';
import { withoutFailed } from './last-good';

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

it('gives the stable release in place of a canary that failed, then the previous one', () => {
  expect(forumOf(['forum-3'])).toEqual(['forum-2', undefined, 'forum-1']);
  expect(forumOf(['forum-2'])).toEqual(['forum-1', 'forum-3', 'forum-2']);
  expect(forumOf(['forum-3', 'forum-2'])).toEqual(['forum-1', undefined, 'forum-2']);
  expect(forumOf(['forum-3', 'forum-2', 'forum-1'])).toEqual(['forum-1', undefined, 'forum-2']);
});

it.each([['forum-1'], ['forum-9'], ['chat-1'], ['shell-2'], ['']])('changes nothing where %s failed', (name) => {
  expect(withoutFailed(revision, [name])).toBe(revision);
});

it('gives no release that was withdrawn or cannot be read', () => {
  const withdrawn = [{ release: 'forum-1', reason: 'votes were lost', at: '2026-11-01T00:00:00.000Z' }];
  const of = (others: Parameters<typeof channel>[1]) => createRevision({ forum: channel('forum-2', others) }, forum[0]!, forum[1]!);
  for (const from of [of({ previous: 'forum-1', withdrawn }), of({ previous: 'forum-0' }), of({})])
    expect(withoutFailed(from, ['forum-2'])).toBe(from);
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

  it('has the last good release for the browser in which the stable one failed, and for no other', async () => {
    await open();
    const answer = await get('failed-releases=forum-2');
    expect(releaseIn(answer.body)).toBe('forum-1');
    expect([answer.headers['cache-control'], answer.headers.vary]).toEqual(['no-store', 'cookie, accept-encoding']);
    expect(releaseIn((await get()).body)).toBe('forum-2');
    expect(releaseIn((await get('failed-releases=..:%00:__proto__')).body)).toBe('forum-2');
  });

  it('has the failing release for whoever develops', async () => {
    await open({ liveReload: true });
    expect(releaseIn((await get('failed-releases=forum-2')).body)).toBe('forum-2');
  });
});
