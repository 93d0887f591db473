import type { Page } from 'playwright-core';
import { finding, type Finding } from '../finding';

/** What every page has, whoever made it. */
export interface PageFacts {
  title: string;
  headings: number;
  hasMain: boolean;
  /** Whether main holds words, a picture or a field. */
  isMainEmpty: boolean;
  /** What lies over the middle of the header; null where nothing does. */
  cover: string | null;
}

/** Runs in the page. The notice that this browser tests a release is the site's own. */
export const readFacts = `(() => {
  const [main, header] = [document.querySelector('main'), document.querySelector('header')];
  const box = header?.getBoundingClientRect();
  const over = box && box.width > 0 && box.height > 0 ? document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) : null;
  const isCovered = over !== null && !header.contains(over) && !over.contains(header) && over.closest('.unfinished') === null;
  return {
    title: document.title.trim(),
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.textContent.trim() !== '').length,
    hasMain: main !== null,
    isMainEmpty: main !== null && main.textContent.trim() === '' && main.querySelector('img, svg, canvas, input, textarea') === null,
    cover: isCovered ? over.outerHTML.slice(0, 120) : null,
  };
})()`;

/** What is never right on a page, with nothing to compare it with. */
export function findFaults({ title, headings, hasMain, isMainEmpty, cover }: PageFacts, at: string): Finding[] {
  return [
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
export async function judgePage(page: Pick<Page, 'evaluate' | 'waitForTimeout'>, at: string): Promise<Finding[]> {
  const look = async () => findFaults(await page.evaluate<PageFacts>(readFacts), at);
  let faults = await look();
  for (let waited = 0; faults.length > 0 && waited < settleMs; waited += pollMs) {
    await page.waitForTimeout(pollMs);
    faults = await look();
  }
  return faults;
}
