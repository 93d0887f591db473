import { openSiteApp } from '../testing/site-app';
import { channel, remoteRelease, shellRelease, writeRegistry, writeRelease } from '../testing/releases';

const origin = 'https://site.example';
const posts = ['/blogs/what-is-a-dasha', '/blogs/a&b'];
let site: Awaited<ReturnType<typeof openSiteApp>>;
beforeEach(async () => {
  site = await openSiteApp({ publicUrl: origin, listExtraPaths: async () => posts });
});
afterEach(() => site.close());

const personal = [
  'create-kundli',
  'create-kundli/oracle',
  'chats',
  'chatsceleb',
  'daily-prediction',
  'balance',
  'payment',
  'my-active-plans',
  'profile',
  'profile/redeem-history',
  'notifications',
  'forum/create',
  'forum/edit-post/:postId',
  'delete-account',
];

async function listEntries(locale: 'en' | 'hi') {
  const { body, headers, statusCode } = await site.app.inject(`/sitemap-${locale}.xml`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return [...body.matchAll(/<url><loc>(.*)<\/loc>(.*)<\/url>/g)].map(([, address = '', alternates = '']) => ({ address, alternates }));
}

async function listAddresses(): Promise<string[]> {
  const [english, hindi] = [await listEntries('en'), await listEntries('hi')];
  // Every page is listed in both languages, with links to both.
  expect(hindi.map(({ address }) => address)).toEqual(
    english.map(({ address }) => address.replace(/^(https:\/\/site\.example)\/?(?=$|\W|\w)/, '$1/hi/').replace(/\/$/, '')),
  );
  expect(hindi.map(({ alternates }) => alternates)).toEqual(english.map(({ alternates }) => alternates));
  return english.map(({ address }) => address);
}

function publish(...routes: string[]) {
  for (const descriptor of [shellRelease(), remoteRelease('content', 1, ...routes)]) writeRelease(site.folder, descriptor);
  writeRegistry(site.folder, 2, { shell: channel('shell-1'), content: channel('content-1') });
}

describe('the sitemap', () => {
  it('lists public pages and posts, absolute and escaped, each once', async () => {
    publish('', 'horoscope', 'blogs', 'blogs/:slug', 'forum/learn-more', 'profiles-of-signs', 'blogs');
    expect(await listAddresses()).toEqual([
      `${origin}/`,
      `${origin}/horoscope`,
      `${origin}/blogs`,
      `${origin}/forum/learn-more`,
      `${origin}/profiles-of-signs`,
      `${origin}/blogs/what-is-a-dasha`,
      `${origin}/blogs/a&amp;b`,
    ]);
  });

  it('leaves out personal pages', async () => {
    publish('forum', ...personal);
    expect((await listAddresses()).slice(0, -posts.length)).toEqual([`${origin}/forum`]);
  });

  it('lists a page of a canary when it becomes stable', async () => {
    writeRelease(site.folder, remoteRelease('forum', 2, 'forum', 'forum/new'));
    const remotes = { shell: channel('shell-1'), forum: channel('forum-1', { canary: { release: 'forum-2', percent: 99 } }) };
    writeRegistry(site.folder, 2, remotes);
    expect(await listAddresses()).not.toContain(`${origin}/forum/new`);
    writeRegistry(site.folder, 3, { ...remotes, forum: channel('forum-2') });
    expect(await listAddresses()).toContain(`${origin}/forum/new`);
  });

  it('lists the pages of the monolith if it is the host', async () => {
    await site.close();
    site = await openSiteApp({ publicUrl: origin, host: 'bench' });
    writeRelease(site.folder, remoteRelease('bench', 1, 'reviews'));
    writeRegistry(site.folder, 2, { shell: channel('shell-1'), forum: channel('forum-1'), bench: channel('bench-1') });
    expect(await listAddresses()).toEqual([`${origin}/reviews`]);
  });
});

it('names the address of each language for each page, and English for all others', async () => {
  publish('', 'blogs');
  const link = (language: string, address: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address}"/>`;
  const alternates = [link('en', '/blogs'), link('hi', '/hi/blogs'), link('x-default', '/blogs')].join('');
  expect(await listEntries('en')).toContainEqual({ address: `${origin}/blogs`, alternates });
  expect(await listEntries('hi')).toContainEqual({ address: `${origin}/hi/blogs`, alternates });
  expect((await listEntries('hi')).map(({ address }) => address)).toContain(`${origin}/hi`);
});

it('has an index of the sitemaps of both languages', async () => {
  const { body, headers } = await site.app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/sitemap-en.xml`,
    `${origin}/sitemap-hi.xml`,
  ]);
});

describe('robots.txt', () => {
  /** Whether the longest rule that matches an address allows it, as RFC 9309 defines. */
  function isAllowed(body: string, address: string): boolean {
    const rules = [...body.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, rule = '']) => ({ open: kind === 'Allow', rule }));
    const matching = rules.filter(({ rule }) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule)));
    return matching.sort((one, other) => other.rule.length - one.rule.length)[0]?.open ?? true;
  }

  it('allows public pages and disallows personal ones', async () => {
    const { body, headers } = await site.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const address of [
      '/',
      '/apis/horoscope/get.php',
      '/forum',
      '/forum/create-your-chart?did=1',
      '/releases/shell/1/a.js',
      '/horoscope?zodiac=Leo',
    ]) {
      expect([address, isAllowed(body, address)]).toEqual([address, true]);
    }
    for (const address of [
      '/profile?uid=1',
      '/forum/create?from=x',
      '/hi/chats',
      '/hi/profile?uid=1',
      ...personal.map((path) => `/${path}`),
    ]) {
      expect([address, isAllowed(body, address)]).toEqual([address, false]);
    }
  });

  it('names the sitemap', async () => {
    expect((await site.app.inject('/robots.txt')).body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });
});
