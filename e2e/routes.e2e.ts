import type { Browser } from 'playwright-core';
import { launchBrowser, visit, type Visit } from './support/browser';
import { answerTo, headerOf, policyProblems } from './support/documents';
import { givenOf, rows, type Given } from './support/route-table';
import { settled } from './support/settled';
import { startSite, type Site } from './support/site';

const closedLists = /\/apis\/(forum\/points\/redeems|balance\/transfers)\.php/;

// Of a page is asked here what it holds, not how fast it comes.
const env = { RENDER_BUDGET_MS: '20000' };

let site: Site;
let browser: Browser;
let given: Given;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env }), launchBrowser()]);
  given = await givenOf(site, '9876503001');
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
    expect(await look(visited, address, address)).toEqual({ ...aPage, status: 404, problems: expect.any(Array) });
  });
});

/** What a document says before any script ran; `title` and `description` are there once each, with words in them. */
function readHtml(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text.trim());
  return {
    title: all(/<title>([^<]*)<\/title>/g),
    description: all(/<meta name="description" content="([^"]*)"/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    headings: all(/<h1[^>]*>(.*?)<\/h1>/gs).length,
    frame: ['header', 'main', 'footer'].filter((part) => html.includes(`<${part}`)),
    isRendered: html.includes('id="page-state"'),
    header: headerOf(html),
  };
}

const itsOwn = {
  title: [expect.stringMatching(/^\S.* \| Oracle &amp; Astra$/)],
  description: [expect.stringMatching(/\S/)],
  headings: 1,
  frame: ['header', 'main', 'footer'],
  isRendered: true,
};

/** A text with what stands for its signs in HTML. */
const plain = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Names that people gave are as long as they made them. */
const namedByPeople = /^\/(blogs|forum|profile)\//;

test.each(['visitor', 'member'] as const)('no two pages of the route table say the same of themselves to a %s', async (who) => {
  const pages = [];
  for (const { name, at, nameless, visitor } of rows) {
    if (nameless || (who === 'visitor' && visitor !== undefined)) continue;
    const { html } = await answerTo(site, at(given), who === 'member' ? { jwt: given.jwt } : {});
    const { title: [title = ''], description: [description = ''] } = readHtml(html);
    pages.push({ name, title: plain(title), description: plain(description) });
  }
  const repeated = (what: 'title' | 'description') => pages.filter((page) => pages.some((other) => other !== page && other[what] === page[what])).map(({ name }) => name);
  expect({ titles: repeated('title'), descriptions: repeated('description') }).toEqual({ titles: [], descriptions: [] });
  const isFit = ({ name, title, description }: typeof pages[number]) => (
    (title.length <= 65 || namedByPeople.test(name)) && description.length >= 70 && description.length <= 160);
  expect(pages.filter((page) => !isFit(page))).toEqual([]);
});

describe('the document of every page of the route table', () => {
  const own = (who: 'visitor' | 'member') => rows.filter(({ visitor }) => who === 'member' || visitor === undefined).map((row) => ({ who, ...row }));

  test.each(rows.filter(({ visitor }) => visitor !== undefined))('leads visitors elsewhere: $name', async ({ at, visitor }) => {
    const { status, location, html } = await answerTo(site, at(given));
    expect({ status, location, html }).toEqual({ status: 302, location: visitor, html: '' });
  });

  test.each([...own('visitor'), ...own('member')])('is its own for a $who: $name', async ({ who, at, unlisted, nameless }) => {
    const { status, html, policy } = await answerTo(site, at(given), who === 'member' ? { jwt: given.jwt } : {});
    const canonical = unlisted ? [] : [expect.stringMatching(new RegExp(`^${site.url}/`))];
    expect({ status, ...readHtml(html) }).toEqual({ status: 200, ...itsOwn, header: who, canonical, ...(nameless ? { headings: 0 } : {}) });
    expect(policyProblems(html, policy)).toEqual([]);
  });

  test.each(['/no-such-page', '/forum/a/b/c', '/blogs/a/b', '/blogs/no-such-post', '/forum/gone?did=gone', '/forum/edit-post/gone', '/profile?uid=gone'])('is the site’s own 404: %s', async (address) => {
    const { status, html, policy } = await answerTo(site, address);
    expect({ status, ...readHtml(html) }).toEqual({ status: 404, ...itsOwn, title: ['Page not found | Oracle &amp; Astra'], header: 'visitor', canonical: [] });
    expect(policyProblems(html, policy)).toEqual([]);
  });
});
