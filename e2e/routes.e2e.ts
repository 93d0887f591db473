import { expect, test, type Browser } from '@playwright/test';
import { openVisit, type Visit } from './support/browser';
import { fetchDocument, getHeaderKind, findPolicyViolations } from './support/documents';
import { createRouteParams, routeCases, type RouteParams } from './support/route-table';
import { waitForContent } from './support/page-ready';
import { getSharedSite, type Site } from './support/site';

const closedLists = /\/apis\/(forum\/points\/redeems|balance\/transfers)\.php/;

let site: Site;
let browser: Browser;
let given: RouteParams;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
  given = await createRouteParams(site, '9876503001');
});

/** Goes to an address and looks at all that every page has in common. */
async function look({ page, problems }: Visit, address: string, leadsTo: string) {
  const before = problems.length;
  const response = await page.goto(site.url + address);
  await page.waitForURL(site.url + leadsTo);
  await waitForContent(page);
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

for (const who of ['visitor', 'member'] as const) {
  test.describe(`at 360 px every page of the route table stands in the frame for a ${who}`, () => {
    let visited: Visit;

    test.beforeAll(async () => {
      visited = await openVisit(browser);
      if (who === 'member') await visited.page.context().addCookies([{ name: 'jwt', value: given.jwt, url: site.url }]);
    });
    test.afterAll(() => visited.page.context().close());

    for (const { name, getAddress, closed, full, [who]: leadsTo } of routeCases) {
      test(name, async () => {
        const failures = closed && who === 'member' ? [expect.stringContaining('No record found')] : [];
        expect(await look(visited, getAddress(given), leadsTo ?? getAddress(given))).toEqual({ ...aPage, status: 200, failures, ...(full && who === 'member' ? { frame: ['HEADER', 'MAIN'] } : {}) });
      });
    }

    for (const address of ['/no-such-page', '/forum/a/b/c', '/blogs/a/b']) {
      test(`${address} is not found`, async () => {
        expect(await look(visited, address, address)).toEqual({ ...aPage, status: 404, title: 'Page not found | Oracle & Astra', problems: [expect.stringContaining('404')] });
      });
    }

    for (const address of ['/blogs/no-such-post', '/forum/gone?did=gone', '/forum/edit-post/gone', '/profile?uid=gone']) {
      test(`${address} names what is missing, in the frame`, async () => {
        expect(await look(visited, address, address)).toEqual({ ...aPage, status: 404, problems: expect.any(Array) });
      });
    }
  });
}

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
    header: getHeaderKind(html),
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

for (const who of ['visitor', 'member'] as const) {
  test(`no two pages of the route table say the same of themselves to a ${who}`, async () => {
    const pages: { name: string; title: string; description: string }[] = [];
    for (const { name, getAddress, nameless, visitor } of routeCases) {
      if (nameless || (who === 'visitor' && visitor !== undefined)) continue;
      const { html } = await fetchDocument(site, getAddress(given), who === 'member' ? { jwt: given.jwt } : {});
      const { title: [title = ''], description: [description = ''] } = readHtml(html);
      pages.push({ name, title: plain(title), description: plain(description) });
    }
    const repeated = (what: 'title' | 'description') => pages.filter((page) => pages.some((other) => other !== page && other[what] === page[what])).map(({ name }) => name);
    expect({ titles: repeated('title'), descriptions: repeated('description') }).toEqual({ titles: [], descriptions: [] });
    const isFit = ({ name, title, description }: typeof pages[number]) => (
      (title.length <= 65 || namedByPeople.test(name)) && description.length >= 70 && description.length <= 160);
    expect(pages.filter((page) => !isFit(page))).toEqual([]);
  });
}

test.describe('the document of every page of the route table', () => {
  const own = (who: 'visitor' | 'member') => routeCases.filter(({ visitor }) => who === 'member' || visitor === undefined).map((row) => ({ who, ...row }));

  for (const { name, getAddress, visitor } of routeCases.filter(({ visitor }) => visitor !== undefined)) {
    test(`leads visitors elsewhere: ${name}`, async () => {
      const { status, location, html } = await fetchDocument(site, getAddress(given));
      expect({ status, location, html }).toEqual({ status: 302, location: visitor, html: '' });
    });
  }

  for (const { who, name, getAddress, unlisted, nameless, full } of [...own('visitor'), ...own('member')]) {
    test(`is its own for a ${who}: ${name}`, async () => {
      const { status, html, policy } = await fetchDocument(site, getAddress(given), who === 'member' ? { jwt: given.jwt } : {});
      const canonical = unlisted ? [] : [expect.stringMatching(new RegExp(`^${site.url}/`))];
      expect({ status, ...readHtml(html) }).toEqual({ status: 200, ...itsOwn, header: who, canonical, ...(nameless ? { headings: 0 } : {}), ...(full ? { frame: ['header', 'main'] } : {}) });
      expect(findPolicyViolations(html, policy)).toEqual([]);
    });
  }

  for (const address of ['/no-such-page', '/forum/a/b/c', '/blogs/a/b', '/blogs/no-such-post', '/forum/gone?did=gone', '/forum/edit-post/gone', '/profile?uid=gone']) {
    test(`is the site’s own 404: ${address}`, async () => {
      const { status, html, policy } = await fetchDocument(site, address);
      expect({ status, ...readHtml(html) }).toEqual({ status: 404, ...itsOwn, title: ['Page not found | Oracle &amp; Astra'], header: 'visitor', canonical: [] });
      expect(findPolicyViolations(html, policy)).toEqual([]);
    });
  }
});
