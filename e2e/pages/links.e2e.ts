import { locales, localizePath, type Locale } from '@oracle-astra/shared/contract';
import { expect, test } from '@playwright/test';
import { fetchDocument } from '../support/documents';
import { createRouteParams, routeCases } from '../support/route-table';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;

test.describe.configure({ mode: 'parallel' });
test.beforeAll(() => {
  site = getSharedSite();
});

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const allOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => decode(text));

/** The addresses in the sitemap of a language, without the origin. */
async function listSitemap(locale: Locale): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap-${locale}.xml`)).text();
  return allOf(xml, /<url><loc>(.*?)<\/loc>/g).map((address) => new URL(address).pathname + new URL(address).search);
}

interface Visited {
  address: string;
  status: number;
  title: string;
  description: string;
  canonical: string | undefined;
  /** The addresses in each language, without the origin. */
  alternates: Record<string, string>;
  headings: number;
  pictures: string[];
  data: Record<string, unknown>[];
  links: string[];
}

const pathOf = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');

async function visit(address: string): Promise<Visited> {
  const { status, html } = await fetchDocument(site, address);
  return {
    address,
    status,
    title: allOf(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
    description: allOf(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonical: allOf(html, /<link rel="canonical" href="([^"]*)"/g)[0],
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(([, lang = '', to = '']) => [
        lang,
        pathOf(decode(to)),
      ]),
    ),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    pictures: allOf(html, /<meta property="og:image" content="([^"]*)"/g),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    ),
    links: allOf(html, /<a [^>]*?href="(\/[^"#]*)/g),
  };
}

/** The properties that search engines require of each kind of structured data. */
const requiredData: Record<string, readonly string[]> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  DiscussionForumPosting: ['author', 'datePublished', 'text'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url', 'logo'],
};

/** The missing or wrong metadata of a page for search engines and shared links. */
function findHeadFaults({ address, canonical, alternates, headings, pictures, data }: Visited, locale: Locale): string[] {
  const missing = data.flatMap((item) => {
    const fields = requiredData[String(item['@type'])];
    return fields === undefined ? [`unknown ${String(item['@type'])}`] : fields.filter((name) => !item[name]);
  });
  const pairs = alternates[locale] === pathOf(canonical) && alternates.hi === localizePath(alternates.en ?? '', 'hi');
  return [
    ...(headings === 1 ? [] : [`${headings} headings`]),
    ...(pictures.length === 1 ? [] : ['no picture']),
    ...(canonical === undefined || pairs ? [] : ['languages']),
    ...missing,
  ].map((fault) => `${address}: ${fault}`);
}

/** The preview pictures of shared links that fail to load. */
async function findBrokenPictures(pages: readonly Visited[]): Promise<string[]> {
  const broken: string[] = [];
  for (const picture of new Set(pages.flatMap(({ pictures }) => pictures))) {
    const response = await fetch(site.url + pathOf(picture));
    const start = Buffer.from(await response.arrayBuffer()).subarray(1, 4);
    if (response.status !== 200 || start.toString() !== 'PNG') broken.push(picture);
  }
  return broken;
}

const isCity = (address: string) => /\/panchang\/[^?]+$/.test(address);
/** All city pages have the same links, so three of them are enough. */
const hasOwnLinks = (address: string) => !isCity(address) || /\/(?:delhi|mumbai|varanasi)$/.test(address);
/** The city pages with links of their own, and a tenth of the others; calendar.test.ts of the server opens all cities. */
const isVisited = (address: string, at: number) => hasOwnLinks(address) || at % 10 === 0;

/** Pages that have the same title or description as another page. */
const findRepeated = (pages: readonly Visited[], what: 'title' | 'description') =>
  pages.filter((page) => pages.some((other) => other !== page && other[what] === page[what])).map(({ address }) => address);

for (const [language, locale] of locales.entries()) {
  test(`every page in ${locale} and each of its links responds, with a unique title and description`, async () => {
    test.setTimeout(600_000);
    const params = await createRouteParams(site, `987652002${1 + language}`);
    const ofTable = routeCases
      .filter(({ visitor, name }) => visitor === undefined && name !== '/hi/forum/learn-more-hindi')
      .map(({ getAddress }) => localizePath(getAddress(params), locale));
    const listed = await listSitemap(locale);
    expect(listed.filter(isCity)).toHaveLength(200);
    expect(listed.filter((address) => address.includes('/blogs/')).length).toBeGreaterThanOrEqual(12);
    const pages: Visited[] = [];
    for (const address of new Set([...ofTable, ...listed.filter(isVisited)])) pages.push(await visit(address));
    expect(pages.filter(({ status }) => status !== 200).map(({ address, status }) => [address, status])).toEqual([]);

    expect(pages.flatMap((page) => findHeadFaults(page, locale))).toEqual([]);
    expect(await findBrokenPictures(pages.filter(({ address }) => hasOwnLinks(address)))).toEqual([]);

    const own = pages.filter(({ address, canonical }) => canonical !== undefined && canonical.endsWith(address));
    expect(own.length).toBeGreaterThanOrEqual(listed.filter(isVisited).length);
    expect(findRepeated(own, 'title')).toEqual([]);
    expect(findRepeated(own, 'description')).toEqual([]);
    // User content has any length.
    const written = own.filter(({ address }) => !/\/(?:blogs|forum|profile)\//.test(address));
    const unfit = written.filter(({ title, description }) => title.length > 65 || description.length < 70 || description.length > 160);
    expect(unfit.map(({ address, title, description }) => [address, title.length, description.length])).toEqual([]);

    const seen = new Set(pages.map(({ address }) => address));
    const links = new Map(
      pages.filter(({ address }) => hasOwnLinks(address)).flatMap(({ address, links: found }) => found.map((link) => [link, address])),
    );
    const dead: [string, string | undefined, number][] = [];
    for (const [link, from] of links) {
      if (seen.has(link)) continue;
      const { status } = await fetchDocument(site, link);
      if (status >= 400) dead.push([link, from, status]);
    }
    expect(dead).toEqual([]);
  });
}
