import type { Page } from 'playwright-core';
import { isPersonalPath, splitLocale } from '@oracle-astra/shared/contract';
import { finding, type Finding } from '../finding';

/** What every page has, whoever made it. */
interface PageFacts {
  title: string;
  headings: number;
  hasMain: boolean;
  /** Whether main holds words, a picture or a field. */
  isMainEmpty: boolean;
  /** What lies over the middle of the header; null where nothing does. */
  cover: string | null;
  /** Whether search engines are told to leave it out. */
  isHidden: boolean;
  /** The path that the visit ended at. */
  path: string;
}

/** Runs in the page. The notice that this browser tests a release is the site's own, and a modal dialog lies over everything. */
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
    path: location.pathname,
  };
})()`;

/** A page of the sitemap: one address of its own, and nobody's in particular. What a link with a parameter leads to may be gone. */
const isPublic = (path: string, isListed: boolean) => isListed && !isPersonalPath(splitLocale(path).pathname);

/** What is never right on a page, with nothing to compare it with. `isListed`: its route has no parameters. */
function findFaults(facts: PageFacts, at: string, isListed: boolean): Finding[] {
  const { title, headings, hasMain, isMainEmpty, cover, isHidden, path } = facts;
  return [
    ...(isHidden && isPublic(path, isListed) ? [finding('page-noindex', at, 'is public, and tells search engines to leave it out')] : []),
    ...(title === '' ? [finding('page-title', at, 'has no title')] : []),
    ...(headings === 0 ? [finding('page-heading', at, 'has no h1')] : []),
    ...(hasMain ? [] : [finding('page-empty', at, 'has no main, as where the document was emptied')]),
    ...(isMainEmpty ? [finding('page-empty', at, 'has nothing in its main')] : []),
    ...(cover === null ? [] : [finding('page-covered', at, `has its header covered by ${cover}`)]),
  ];
}

const settleMs = 5000;
const pollMs = 250;

/** Looks again while something is wrong, since data may be on its way. */
export async function judgePage(page: Pick<Page, 'evaluate' | 'waitForTimeout'>, at: string, isListed: boolean): Promise<Finding[]> {
  const look = async () => findFaults(await page.evaluate<PageFacts>(readFacts), at, isListed);
  let faults = await look();
  for (let waited = 0; faults.length > 0 && waited < settleMs; waited += pollMs) {
    await page.waitForTimeout(pollMs);
    faults = await look();
  }
  return faults;
}
