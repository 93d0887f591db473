import { isPersonalPath, localeCookie, localizePath, type Locale } from '@oracle-astra/shared/contract';
import { writtenSource, type Written } from '../../page-sources';
import type { Outcome } from '../outcome';
import type { UsedPage } from '../used-page';
import { openForUse } from '../wait-for-page';
import { toPath } from './ways-to-a-page';

/** What search engines read of a page, and where its links lead. */
const headSource = /* javascript */ `[
  ...[...document.querySelectorAll('title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"]')].map((each) => [each.localName, each.getAttribute('name') || each.getAttribute('hreflang') || each.rel, each.content || each.href || each.textContent].filter(Boolean).join(' ')),
  ...[...new Set([...document.querySelectorAll('a[href]')].filter((each) => each.closest('.unfinished') === null).map(({ href }) => 'link ' + href))],
]`;

/** The page in a language. */
export async function readInLanguage(used: UsedPage, address: string, locale: Locale): Promise<Partial<Outcome>> {
  const { origin, pathname } = new URL(address);
  await used.page.context().addCookies([{ name: localeCookie, value: locale, url: origin }]);
  // A personal page has one address.
  const path = isPersonalPath(pathname) ? toPath(address) : localizePath(toPath(address), locale);
  await openForUse(used, new URL(path, origin).href);
  const written = await used.page.evaluate<Written>(writtenSource);
  return { written: { ...written, head: await used.page.evaluate<string[]>(headSource) } };
}
