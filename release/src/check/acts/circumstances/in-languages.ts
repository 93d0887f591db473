import { isPersonalPath, localeCookie, localizePath, type Locale } from '@oracle-astra/shared/contract';
import { writtenSource, type Written } from '../../page-sources';
import type { Outcome } from '../outcome';
import type { UsedPage } from '../used-page';
import { openForUse } from '../wait-for-page';
import { toPath } from './ways-to-a-page';

/** The page in a language. */
export async function readInLanguage(used: UsedPage, address: string, locale: Locale): Promise<Partial<Outcome>> {
  const { origin, pathname } = new URL(address);
  await used.page.context().addCookies([{ name: localeCookie, value: locale, url: origin }]);
  // A personal page has one address.
  const path = isPersonalPath(pathname) ? toPath(address) : localizePath(toPath(address), locale);
  await openForUse(used, new URL(path, origin).href);
  return { written: await used.page.evaluate<Written>(writtenSource) };
}
