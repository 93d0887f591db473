import type { Page } from 'playwright-core';
import { isPersonalPath, localeCookie, localizePath, type Locale } from '@oracle-astra/shared/contract';
import type { Outcome, Written } from '../outcome';
import type { UsedPage } from '../used-page';
import { openForUse } from '../wait-for-page';
import { toPath } from './ways-to-a-page';

/** Words of people have the language that they are written in. */
const readWritten = async (page: Page) =>
  page.evaluate<Written>(`(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode;
    if (parent.closest('[lang]') === document.documentElement && parent.closest('.unfinished, script, style, noscript, template') === null && parent.checkVisibility()) found.push(data.replace(/\\s+/g, ' ').trim());
  }
  const count = (pattern) => found.join(' ').match(pattern)?.length ?? 0;
  const [latin, all] = [count(/\\p{Script=Latin}/gu), count(/\\p{L}/gu)];
  const isForeign = (text) => /\\p{Script=Latin}+ \\p{Script=Latin}+/u.test(text) && !/(?!\\p{Script=Latin})\\p{L}/u.test(text);
  return { share: all === 0 ? 0 : (all - latin) / all, foreign: [...new Set(found.filter(isForeign))] };
})()`);

/** The page in a language. */
export async function readInLanguage(used: UsedPage, address: string, locale: Locale): Promise<Partial<Outcome>> {
  const { origin, pathname } = new URL(address);
  await used.page.context().addCookies([{ name: localeCookie, value: locale, url: origin }]);
  // A personal page has one address.
  const path = isPersonalPath(pathname) ? toPath(address) : localizePath(toPath(address), locale);
  await openForUse(used, new URL(path, origin).href);
  return { written: await readWritten(used.page) };
}
