import { signs } from '@oracle-astra/shared/contract';
import { openSiteApp } from './testing/site-app';
import { channel, remoteRelease, shellRelease, writeRegistry, writeRelease } from './testing/releases';

const site = 'https://site.example';
const posts = ['/blogs/what-is-a-dasha', '/blogs/a&b'];
let pages: Awaited<ReturnType<typeof openSiteApp>>;
beforeEach(async () => {
  pages = await openSiteApp({ publicUrl: site, listExtraPaths: async () => posts });
});
afterEach(() => pages.close());

const horoscopes = signs.map((sign) => `${site}/horoscope?zodiac=${sign}&amp;when=Today`);
const personal = [
  'create-kundli', 'create-kundli/oracle', 'chats', 'chatsceleb', 'daily-prediction', 'balance', 'payment', 'my-active-plans', 'profile',
  'profile/redeem-history', 'notifications', 'forum/create', 'forum/edit-post/:postId', 'delete-account',
];

async function addresses(): Promise<string[]> {
  const { body, headers, statusCode } = await pages.app.inject('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return [...body.matchAll(/<url><loc>(.*)<\/loc><\/url>/g)].map(([, address]) => address ?? '');
}

function publish(...routes: string[]) {
  for (const described of [shellRelease(), remoteRelease('content', 1, ...routes)]) writeRelease(pages.folder, described);
  writeRegistry(pages.folder, 2, { shell: channel('shell-1'), content: channel('content-1') });
}

describe('the sitemap', () => {
  it('names public pages, horoscopes and posts, whole and escaped, each once', async () => {
    publish('', 'horoscope', 'blogs', 'blogs/:slug', 'forum/learn-more', 'profiles-of-signs', 'blogs');
    expect(await addresses()).toEqual([
      `${site}/`, `${site}/horoscope`, `${site}/blogs`, `${site}/forum/learn-more`, `${site}/profiles-of-signs`,
      ...horoscopes, `${site}/blogs/what-is-a-dasha`, `${site}/blogs/a&amp;b`,
    ]);
  });

  it('leaves out what is personal', async () => {
    publish('forum', ...personal);
    expect((await addresses()).slice(0, -posts.length)).toEqual([`${site}/forum`, ...horoscopes]);
  });

  it('shows a page of a canary once it is for everyone', async () => {
    writeRelease(pages.folder, remoteRelease('forum', 2, 'forum', 'forum/new'));
    const remotes = { shell: channel('shell-1'), forum: channel('forum-1', { canary: { release: 'forum-2', percent: 99 } }) };
    writeRegistry(pages.folder, 2, remotes);
    expect(await addresses()).not.toContain(`${site}/forum/new`);
    writeRegistry(pages.folder, 3, { ...remotes, forum: channel('forum-2') });
    expect(await addresses()).toContain(`${site}/forum/new`);
  });

  it('is that of the monolith where it brings the pages', async () => {
    await pages.close();
    pages = await openSiteApp({ publicUrl: site, host: 'bench' });
    writeRelease(pages.folder, remoteRelease('bench', 1, 'reviews'));
    writeRegistry(pages.folder, 2, { shell: channel('shell-1'), forum: channel('forum-1'), bench: channel('bench-1') });
    expect(await addresses()).toEqual([`${site}/reviews`, ...horoscopes]);
  });
});

describe('robots.txt', () => {
  /** Whether the longest rule that fits an address lets robots in, as RFC 9309 has it. */
  function lets(body: string, address: string): boolean {
    const rules = [...body.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, rule = '']) => ({ open: kind === 'Allow', rule }));
    const fits = rules.filter(({ rule }) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule)));
    return fits.sort((one, other) => other.rule.length - one.rule.length)[0]?.open ?? true;
  }

  it('lets robots read what is public, and nothing personal', async () => {
    const { body, headers } = await pages.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const address of ['/', '/apis/horoscope/get.php', '/forum', '/forum/create-your-chart?did=1', '/releases/shell/1/a.js', '/horoscope?zodiac=Leo']) {
      expect([address, lets(body, address)]).toEqual([address, true]);
    }
    for (const address of ['/profile?uid=1', '/forum/create?from=x', ...personal.map((path) => `/${path}`)]) {
      expect([address, lets(body, address)]).toEqual([address, false]);
    }
  });

  it('names the sitemap', async () => {
    expect((await pages.app.inject('/robots.txt')).body).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
  });
});
