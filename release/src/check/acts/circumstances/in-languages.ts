import { isPersonalPath, localeCookie, localizePath, type Locale } from '@oracle-astra/shared/contract';
import { writtenSource, type Written } from '../../page-sources';
import type { Outcome } from '../outcome';
import { findElement, takeStep } from '../take-step';
import type { Thing } from '../thing';
import { callActs, readShown, readState, type UsedPage } from '../used-page';
import { openForUse, settle, waitFor, waitUntilQuiet } from '../wait-for-page';
import { goTo, toPath } from './ways-to-a-page';

/** What is used of a page in another language, and how long each may take. */
const [maxUsed, usedMs] = [5, 900];
const arriveMs = 4000;

/** What search engines read of a page, and where its links lead. */
const headSource = /* javascript */ `[
  ...[...document.querySelectorAll('title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"]')].map((each) => [each.localName, each.getAttribute('name') || each.getAttribute('hreflang') || each.rel, each.content || each.href || each.textContent].filter(Boolean).join(' ')),
  ...[...new Set([...document.querySelectorAll('a[href]')].filter((each) => each.closest('.unfinished') === null).map(({ href }) => 'link ' + href))],
]`;

/** Presses and sends some of what can be used, one after the other; returns the lines of text that appear. */
async function useSome(used: UsedPage, address: string): Promise<string[]> {
  const { page } = used;
  const things = await callActs<Thing[]>(page, `list('main')`);
  const shown = new Set<string>();
  for (const { key, way } of things.filter((each) => each.isFirst && ['press', 'form'].includes(each.way)).slice(0, maxUsed)) {
    if (!(await findElement(page, { scope: 'main', key }))) continue;
    const before = await readState(page);
    await takeStep(used, { scope: 'main', key, manner: way === 'form' ? 'empty' : 'press', isForm: way === 'form' });
    const after = await settle(used, before, usedMs);
    for (const line of after.lines) if (!before.lines.includes(line)) shown.add(line);
    if (after.dialogs.length > before.dialogs.length) await page.keyboard.press('Escape');
    // What an act leads to is tried in the usual language.
    if (after.address !== before.address) await goBackTo(used, address);
  }
  return [...shown];
}

/** Reads the page again after it was left and reached again without a new document, whose texts may be those of the other language. */
async function goBackTo(used: UsedPage, address: string, elsewhere?: string): Promise<void> {
  if (elsewhere !== undefined) {
    await used.page.evaluate(goTo(elsewhere));
    await waitUntilQuiet(used);
  }
  await used.page.evaluate(goTo(toPath(address)));
  await waitFor(used, arriveMs, async () => (await readState(used.page)).address === toPath(address));
  await waitUntilQuiet(used);
}

/** The page in a language, as its document opens, as it is reached by a link, and with what its elements show. */
export async function readInLanguage(used: UsedPage, address: string, elsewhere: string, locale: Locale): Promise<Partial<Outcome>> {
  const { page } = used;
  const { origin, pathname } = new URL(address);
  await page.context().addCookies([{ name: localeCookie, value: locale, url: origin }]);
  const localize = (each: string) => localizePath(toPath(each), locale);
  // A personal page has one address.
  const own = new URL(isPersonalPath(pathname) ? toPath(address) : localize(address), origin).href;
  await openForUse(used, own);
  const written = await page.evaluate<Written>(writtenSource);
  const head = await page.evaluate<string[]>(headSource);
  const { lines, letters } = await readState(page);
  await goBackTo(used, own, localize(elsewhere));
  const otherwise = { 'reached by a link': await readShown(page) };
  const { share } = await page.evaluate<Written>(writtenSource);
  const pointed = await useSome(used, own);
  return {
    letters,
    written: { ...written, share: Math.min(share, written.share), head },
    visible: { hidden: [], shown: lines },
    otherwise,
    pointed,
  };
}
