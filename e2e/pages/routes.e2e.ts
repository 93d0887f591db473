import { expect, test, type Browser } from '@playwright/test';
import { openVisit, type Visit } from '../support/browser';
import { fetchDocument, getHeaderKind, findPolicyViolations } from '../support/documents';
import { findFrameFaults, readPageFrame } from '../support/page-frame';
import { createRouteParams, routeCases, type RouteParams } from '../support/route-table';
import { waitForContent } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let browser: Browser;
let params: RouteParams;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
  params = await createRouteParams(site, '9876503001');
});

/** Opens an address and reads the common properties of all pages. languages.e2e.ts does so for the pages that its crawl finds. */
async function readPage({ page, problems }: Visit, address: string, target: string) {
  const before = problems.length;
  const response = await page.goto(site.url + address);
  await page.waitForURL(site.url + target);
  await waitForContent(page);
  const content = await readPageFrame(page);
  return { title: content.title, faults: findFrameFaults(content), status: response?.status(), problems: problems.slice(before) };
}

const notFound = { title: expect.any(String), faults: [], status: 404 };

for (const who of ['visitor', 'member'] as const) {
  test.describe(`at 360 px a ${who} is redirected, or sees inside the frame what is missing`, () => {
    let visited: Visit;

    test.beforeAll(async () => {
      visited = await openVisit(browser);
      if (who === 'member') await visited.page.context().addCookies([{ name: 'jwt', value: params.jwt, url: site.url }]);
    });
    test.afterAll(() => visited.page.context().close());

    // languages.e2e.ts opens the others, and the targets without a query; the documents that redirect visitors are tested below.
    for (const { name, getAddress, [who]: target } of routeCases.filter((row) =>
      who === 'member' ? row.member !== undefined : row.visitor?.includes('?') || row.name.startsWith('/hi/'),
    )) {
      test(target === undefined ? `${name} is found` : `${name} redirects to ${target}`, async () => {
        const seen = await readPage(visited, getAddress(params), target ?? getAddress(params));
        expect(seen).toMatchObject({ faults: [], status: 200, problems: [] });
      });
    }

    // The page says the same to members.
    for (const address of who === 'visitor' ? ['/no-such-page', '/forum/a/b/c', '/blogs/a/b'] : []) {
      test(`${address} is not found`, async () => {
        expect(await readPage(visited, address, address)).toEqual({
          ...notFound,
          title: 'Page not found | Oracle & Astra',
          problems: [expect.stringContaining('404')],
        });
      });
    }

    for (const address of ['/blogs/no-such-post', '/forum/gone?did=gone', '/forum/edit-post/gone', '/profile?uid=gone']) {
      test(`${address} shows what is missing inside the site’s layout`, async () => {
        expect(await readPage(visited, address, address)).toEqual({ ...notFound, problems: expect.any(Array) });
      });
    }
  });
}

/** Parses the content of a document without running scripts. */
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

const renderedPage = {
  title: [expect.stringMatching(/^\S.* \| Oracle &amp; Astra$/)],
  description: [expect.stringMatching(/\S/)],
  headings: 1,
  frame: ['header', 'main', 'footer'],
  isRendered: true,
};

/** Decodes the HTML entities in a text. */
const decodeEntities = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Titles that users wrote have any length. */
const hasUserTitle = /^\/(blogs|forum|profile)\//;

// links.e2e.ts does so for visitors.
test('titles and descriptions of the pages of the route table are unique for a member', async () => {
  const pages: { name: string; title: string; description: string }[] = [];
  for (const { name, getAddress, nameless } of routeCases) {
    if (nameless) continue;
    const { html } = await fetchDocument(site, getAddress(params), { jwt: params.jwt });
    const {
      title: [title = ''],
      description: [description = ''],
    } = readHtml(html);
    pages.push({ name, title: decodeEntities(title), description: decodeEntities(description) });
  }
  const repeated = (what: 'title' | 'description') =>
    pages.filter((page) => pages.some((other) => other !== page && other[what] === page[what])).map(({ name }) => name);
  expect({ titles: repeated('title'), descriptions: repeated('description') }).toEqual({ titles: [], descriptions: [] });
  const isFit = ({ name, title, description }: (typeof pages)[number]) =>
    (title.length <= 65 || hasUserTitle.test(name)) && description.length >= 70 && description.length <= 160;
  expect(pages.filter((page) => !isFit(page))).toEqual([]);
});

test.describe('the document of every page of the route table', () => {
  const casesFor = (who: 'visitor' | 'member') =>
    routeCases.filter(({ visitor }) => who === 'member' || visitor === undefined).map((row) => ({ who, ...row }));

  for (const { name, getAddress, visitor } of routeCases.filter(({ visitor }) => visitor !== undefined)) {
    test(`redirects visitors: ${name}`, async () => {
      const { status, location, html } = await fetchDocument(site, getAddress(params));
      expect({ status, location, html }).toEqual({ status: 302, location: visitor, html: '' });
    });
  }

  test('the address of the Hindi guide redirects permanently to the Hindi site', async () => {
    const { status, location } = await fetchDocument(site, '/forum/learn-more-hindi');
    expect({ status, location }).toEqual({ status: 301, location: '/hi/forum/learn-more-hindi' });
  });

  for (const { who, name, getAddress, unlisted, nameless, full } of [...casesFor('visitor'), ...casesFor('member')]) {
    test(`is rendered for a ${who}: ${name}`, async () => {
      const { status, html, policy } = await fetchDocument(site, getAddress(params), who === 'member' ? { jwt: params.jwt } : {});
      const canonical = unlisted ? [] : [expect.stringMatching(new RegExp(`^${site.url}/`))];
      expect({ status, ...readHtml(html) }).toEqual({
        status: 200,
        ...renderedPage,
        header: who,
        canonical,
        ...(nameless ? { headings: 0 } : {}),
        ...(full ? { frame: ['header', 'main'] } : {}),
      });
      expect(findPolicyViolations(html, policy)).toEqual([]);
    });
  }

  for (const [address, title] of [
    ['/no-such-page', 'Page not found'],
    ['/forum/a/b/c', 'Page not found'],
    ['/blogs/a/b', 'Page not found'],
    ['/blogs/no-such-post', 'Post not found'],
    ['/hi/blogs/no-such-post', 'लेख नहीं मिला'],
    ['/blogs?page=99', 'There is no page 99'],
    ['/hi/blogs?page=99', 'पेज 99 नहीं है'],
    ['/panchang/atlantis', 'We don’t know this place'],
    ['/hi/panchang/atlantis', 'यह जगह हमें नहीं मिली'],
    ['/panchang?date=2200-01-01', 'There’s no panchang for this date'],
    ['/hi/panchang?month=2026-13', 'इस तारीख का पंचांग नहीं है'],
    ['/forum/gone?did=gone', 'Page not found'],
    ['/forum/edit-post/gone', 'Page not found'],
    ['/profile?uid=gone', 'Page not found'],
  ] as const) {
    test(`responds with status 404 and shows what is missing: ${address}`, async () => {
      const { status, html, policy } = await fetchDocument(site, address);
      expect({ status, ...readHtml(html) }).toEqual({
        status: 404,
        ...renderedPage,
        title: [`${title} | Oracle &amp; Astra`],
        header: 'visitor',
        canonical: [],
      });
      expect(findPolicyViolations(html, policy)).toEqual([]);
    });
  }
});
