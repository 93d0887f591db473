import type { Page } from 'playwright-core';
import { isPersonalPath, splitLocale, type Locale } from '@oracle-astra/shared/contract';
import { finding, type Finding } from '../finding';

/** The facts that every page has. */
interface PageFacts {
  title: string;
  headings: number;
  hasMain: boolean;
  /** Whether main contains text, an image or a field. */
  isMainEmpty: boolean;
  /** The element that covers the middle of the header, or null. */
  cover: string | null;
  /** Whether the page has `noindex`. */
  isHidden: boolean;
  /** The language of the document, by which screen readers choose a voice. */
  language: string;
  /** The final path of the visit. */
  path: string;
}

/** Runs in the page. The notice about the tested release and modal dialogs may cover the header. */
const readFacts = `(() => {
  const [main, header] = [document.querySelector('main'), document.querySelector('header')];
  const box = header?.getBoundingClientRect();
  const over = box && box.width > 0 && box.height > 0 ? document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) : null;
  const isCovered = over !== null && !header.contains(over) && !over.contains(header) && over.closest('.unfinished, dialog[aria-modal="true"]') === null;
  return {
    title: document.title.trim(),
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.textContent.trim() !== '').length,
    hasMain: main !== null,
    isMainEmpty: main !== null && main.textContent.trim() === '' && main.querySelector('img, svg, canvas, input, textarea') === null,
    cover: isCovered ? over.outerHTML.slice(0, 120) : null,
    isHidden: /noindex/i.test(document.querySelector('meta[name="robots"]')?.content ?? ''),
    language: document.documentElement.lang,
    path: location.pathname,
  };
})()`;

/**
 * Whether a page belongs in the sitemap: it is not personal, and its route has no parameters, because their target may be deleted.
 */
const isPublic = (path: string, isListed: boolean) => isListed && !isPersonalPath(splitLocale(path).pathname);

interface JudgedPage {
  at: string;
  /** Whether its route has no parameters. */
  isListed: boolean;
  /** The language of the person, in which personal pages are shown. */
  locale: Locale;
}

/** Faults of a page that need no comparison. */
function findFaults(facts: PageFacts, { at, isListed, locale }: JudgedPage): Finding[] {
  const { title, headings, hasMain, isMainEmpty, cover, isHidden, language, path } = facts;
  const address = splitLocale(path);
  // Another address may redirect to a page in another language.
  const expected = isPersonalPath(address.pathname) ? locale : address.locale;
  // A region, as in `en-IN`, is the same language.
  const isOtherLanguage = language.split('-')[0] !== expected;
  return [
    ...(isHidden && isPublic(path, isListed) ? [finding('page-noindex', at, 'is public, and tells search engines to leave it out')] : []),
    ...(title === '' ? [finding('page-title', at, 'has no title')] : []),
    ...(headings === 0 ? [finding('page-heading', at, 'has no h1')] : []),
    ...(hasMain ? [] : [finding('page-empty', at, 'has no main, as where the document was emptied')]),
    ...(isMainEmpty ? [finding('page-empty', at, 'has nothing in its main')] : []),
    ...(isOtherLanguage ? [finding('page-language', at, `says that it is in "${language}" and is opened in "${expected}"`)] : []),
    ...(cover === null ? [] : [finding('page-covered', at, `has its header covered by ${cover}`)]),
  ];
}

const settleMs = 5000;
const pollMs = 250;

/** Repeats the check while there are faults, `times` as long as usual, because data may still be loading. */
export async function judgePage(page: Pick<Page, 'evaluate' | 'waitForTimeout'>, judged: JudgedPage, times = 1): Promise<Finding[]> {
  const look = async () => findFaults(await page.evaluate<PageFacts>(readFacts), judged);
  let faults = await look();
  for (let waited = 0; faults.length > 0 && waited < settleMs * times; waited += pollMs) {
    await page.waitForTimeout(pollMs);
    faults = await look();
  }
  return faults;
}
