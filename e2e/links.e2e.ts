import { locales, localizePath, type Locale } from '@oracle-astra/shared/contract';
import { expect, test } from '@playwright/test';
import { fetchDocument } from './support/documents';
import { createRouteParams, routeCases } from './support/route-table';
import { getSharedSite, type Site } from './support/site';

let site: Site;

test.describe.configure({ mode: 'parallel' });
test.beforeAll(() => {
  site = getSharedSite();
});

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const allOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => decode(text));

/** The addresses that the sitemap of a language lists, without the origin. */
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
  links: string[];
}

async function visit(address: string): Promise<Visited> {
  const { status, html } = await fetchDocument(site, address);
  return {
    address,
    status,
    title: allOf(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
    description: allOf(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonical: allOf(html, /<link rel="canonical" href="([^"]*)"/g)[0],
    links: allOf(html, /<a [^>]*?href="(\/[^"#]*)/g),
  };
}

const isCity = (address: string) => /\/panchang\/[^?]+$/.test(address);
/** Each city has the same links in its own name, so those of three stand for all. */
const hasOwnLinks = (address: string) => !isCity(address) || /\/(?:delhi|mumbai|varanasi)$/.test(address);

/** Those that share a value with another page. */
const findRepeated = (pages: readonly Visited[], what: 'title' | 'description') =>
  pages.filter((page) => pages.some((other) => other !== page && other[what] === page[what])).map(({ address }) => address);

for (const [language, locale] of locales.entries()) {
  test(`every page and every link of it in ${locale} answers, with a title and description of its own`, async () => {
    test.setTimeout(600_000);
    const params = await createRouteParams(site, `987652002${1 + language}`);
    const ofTable = routeCases
      .filter(({ visitor, name }) => visitor === undefined && name !== '/hi/forum/learn-more-hindi')
      .map(({ getAddress }) => localizePath(getAddress(params), locale));
    const listed = await listSitemap(locale);
    expect(listed.filter(isCity)).toHaveLength(200);
    expect(listed.filter((address) => address.includes('/blogs/')).length).toBeGreaterThanOrEqual(12);
    const pages: Visited[] = [];
    for (const address of new Set([...ofTable, ...listed])) pages.push(await visit(address));
    expect(pages.filter(({ status }) => status !== 200).map(({ address, status }) => [address, status])).toEqual([]);

    const own = pages.filter(({ address, canonical }) => canonical !== undefined && canonical.endsWith(address));
    expect(own.length).toBeGreaterThanOrEqual(listed.length);
    expect(findRepeated(own, 'title')).toEqual([]);
    expect(findRepeated(own, 'description')).toEqual([]);
    // People's words have any length.
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
