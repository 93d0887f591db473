import { api } from '@oracle-astra/shared/contract';
import type { Browser } from 'playwright-core';
import { launchBrowser, visit, type Visit } from './support/browser';
import { openChat, type Chat } from './support/chats';
import { call } from './support/people';
import { settled } from './support/settled';
import { startSite, type Site } from './support/site';

/** What addresses are made of: somebody's chat, somebody else's discussion, a post of the blog. */
interface Given extends Chat {
  did: string;
  author: string;
  slug: string;
}

interface Case {
  /** As the specification's route table has it. */
  route: string;
  /** The address with its query, where the route alone is none. */
  at?: (given: Given) => string;
  /** Where visitors are led. */
  visitor?: string;
  /** Where someone is led who is signed in. */
  member?: string;
  /** The server has no such list yet, and the page says so to whoever it is for. */
  closed?: boolean;
}

const closedLists = /\/apis\/(forum\/points\/redeems|balance\/transfers)\.php/;

const table: Case[] = [
  { route: '/' },
  { route: '/invite-earn' },
  ...['/create-kundli', '/free-kundli', '/free-kundli-celeb'].flatMap((route) => [{ route }, { route: `${route}/oracle` }, { route: `${route}/astra` }]),
  { route: '/create-kundli', at: () => '/create-kundli?type=Oracle' },
  { route: '/create-kundli', at: () => '/create-kundli?predictions=true&p_type=yearly' },
  { route: '/daily-prediction', at: ({ bid }) => `/daily-prediction?bid=${bid}&p_type=daily`, visitor: '/' },
  { route: '/horoscope', at: () => '/horoscope?zodiac=Aries&when=Today' },
  { route: '/horoscope', at: () => '/horoscope?zodiac=Pisces&when=Tomorrow' },
  { route: '/blogs' },
  { route: '/blogs', at: () => '/blogs?page=2' },
  { route: '/blogs/{slug}', at: ({ slug }) => `/blogs/${slug}` },
  { route: '/about-us' },
  { route: '/reviews' },
  { route: '/recharges' },
  { route: '/subscription' },
  { route: '/my-active-plans', visitor: '/' },
  { route: '/chats', visitor: '/free-kundli' },
  { route: '/chats', at: ({ bid }) => `/chats?type=Oracle&bid=${bid}`, visitor: '/free-kundli?type=Oracle' },
  { route: '/chatsceleb', at: ({ bid }) => `/chatsceleb?type=Astra&bid=${bid}`, visitor: '/free-kundli?type=Astra' },
  { route: '/payment', at: () => '/payment?astrologer=oracle&wallet=100&amount=90' },
  { route: '/oracle' },
  { route: '/astra' },
  { route: '/free-prediction' },
  { route: '/balance', visitor: '/' },
  { route: '/delete-account' },
  { route: '/shipping-policy' },
  { route: '/privacy-policy' },
  { route: '/refund-policy' },
  { route: '/terms-and-conditions' },
  { route: '/contact-us' },
  { route: '/wheel-of-fortune' },
  { route: '/forum', at: () => '/forum?page=1' },
  { route: '/forum', at: () => '/forum?query=marriage' },
  { route: '/forum/learn-more' },
  { route: '/forum/learn-more-hindi' },
  { route: '/forum/create' },
  { route: '/forum/{slug}', at: ({ did }) => `/forum/a-discussion?did=${did}` },
  { route: '/forum/edit-post/{postId}', at: ({ did }) => `/forum/edit-post/${did}` },
  { route: '/profile', visitor: '/', member: '/forum/create' },
  { route: '/profile', at: ({ author }) => `/profile?uid=${author}` },
  { route: '/profile/activities', at: ({ author }) => `/profile/activities?uid=${author}&page=1` },
  { route: '/profile/redeem-history', visitor: '/', closed: true },
  { route: '/profile/transfer-history', visitor: '/', closed: true },
  { route: '/notifications', visitor: '/' },
];

const rows = table.map(({ route, at = () => route, ...led }) => ({ name: at({ jwt: '', bid: '{bid}', asst_id: '', did: '{did}', author: '{uid}', slug: '{slug}' }), at, ...led }));

let site: Site;
let browser: Browser;
let given: Given;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const { discussions } = (await call(site, api.discussions, { start: 1 })) as { discussions: { did: string; uid: string }[] };
  const [post] = (await (await fetch(`${site.url}${api.posts}?per_page=1`)).json()) as { slug: string }[];
  given = { ...(await openChat(site, '9876503001')), did: discussions[0]!.did, author: discussions[0]!.uid, slug: post!.slug };
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Goes to an address and looks at all that every page has in common. */
async function look({ page, problems }: Visit, address: string, leadsTo: string) {
  const before = problems.length;
  const response = await page.goto(site.url + address);
  await page.waitForURL(site.url + leadsTo);
  await settled(page);
  const found = await page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    frame: [...document.querySelectorAll('header, main, footer')].filter((part) => !part.parentElement?.closest('main')).map(({ tagName }) => tagName),
    failures: [...document.querySelectorAll('main [role=alert]')].map((part) => part.textContent),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }));
  return { ...found, status: response?.status(), problems: problems.slice(before).filter((problem) => !closedLists.test(problem)) };
}

const aPage = {
  title: expect.stringMatching(/^\S.* \| Oracle & Astra$/),
  headings: [expect.stringMatching(/\S/)],
  frame: ['HEADER', 'MAIN', 'FOOTER'],
  failures: [],
  isTooWide: false,
  problems: [],
};

describe.each(['visitor', 'member'] as const)('at 360 px every page of the route table stands in the frame for a %s', (who) => {
  let visited: Visit;

  beforeAll(async () => {
    visited = await visit(browser);
    if (who === 'member') await visited.page.context().addCookies([{ name: 'jwt', value: given.jwt, url: site.url }]);
  });
  afterAll(() => visited.page.context().close());

  test.each(rows)('$name', async ({ at, closed, [who]: leadsTo = at(given) }) => {
    const failures = closed && who === 'member' ? [expect.stringContaining('No record found')] : [];
    expect(await look(visited, at(given), leadsTo)).toEqual({ ...aPage, status: 200, failures });
  });

  test.each(['/no-such-page', '/forum/a/b/c', '/blogs/a/b'])('%s is not found', async (address) => {
    expect(await look(visited, address, address)).toEqual({ ...aPage, status: 404, title: 'Page not found | Oracle & Astra', problems: [expect.stringContaining('404')] });
  });

  test.each(['/blogs/no-such-post', '/forum/gone?did=gone', '/forum/edit-post/gone', '/profile?uid=gone'])('%s names what is missing, in the frame', async (address) => {
    expect(await look(visited, address, address)).toEqual({ ...aPage, status: expect.any(Number), problems: expect.any(Array) });
  });
});
