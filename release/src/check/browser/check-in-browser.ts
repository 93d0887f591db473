import { listUnjudgedKinds } from '../attempts';
import { compareLater, comparePages, usePagesOf, withPictures } from '../compare/compare-releases';
import type { Comparison } from '../compare/compare-snapshots';
import { mergeComparisons, noComparison } from '../compare/merge-comparisons';
import type { BrowserCheck } from './browser-check';
import { workUntilDeadline } from './browser-deadline';
import { createCheckQueue } from './check-queue';
import { people, visitRoutes } from './visit-routes';

/** All visits and comparisons together. */
const limitMs = 15 * 60_000;

/** Adds the reasons why a release that was not refused was not judged either. */
function judged({ site, live, uncompared }: BrowserCheck, found: Comparison): Comparison {
  const kinds = found.findings.length > 0 ? [] : listUnjudgedKinds(found.attempts ?? []);
  const toDo = `See whether ${site} answers, and run the check again while it and this machine are less busy.`;
  return {
    ...found,
    ...(live === null && { unreached: [...(found.unreached ?? []), uncompared] }),
    ...(kinds.length > 0 && { notJudged: [...kinds.map((each) => `Not judged: ${each}.`), ...(found.unreached ?? []), toDo] }),
  };
}

/**
 * Visits each route of a candidate inside the live composition, as a visitor and as a member, and in both languages, and compares
 * its pages with the live release at the same time; uses them as soon as the first comparisons found nothing.
 */
export async function checkInBrowser(check: BrowserCheck): Promise<Comparison> {
  const { chromium } = await import('playwright-core');
  const launched = chromium.launch({ executablePath: check.chromiumPath, args: ['--no-sandbox'] });
  const browser = await launched.catch((error: unknown) => String(error).split('\n')[0] ?? '');
  if (typeof browser === 'string') return { ...noComparison, notJudged: [`${check.chromiumPath} does not start: ${browser}`] };
  const began = Date.now();
  const work = async () => {
    const queue = createCheckQueue(check.log);
    const compared = check.live === null ? null : { ...check, ...check.live, began, queue };
    const visiting = Promise.all(people().map((person) => visitRoutes(browser, check, person, queue)));
    // Awaited below, and a failure there ends the check.
    visiting.catch(() => undefined);
    const pages = compared === null ? [] : await comparePages(browser, compared);
    // Pages with a fault need no use, and pages that could not be opened would only take time.
    const isUsed = pages.every(({ findings }) => findings.length === 0) && listUnjudgedKinds(mergeComparisons(pages).attempts).length === 0;
    const [used, late, visits] = await Promise.all([
      compared !== null && isUsed ? usePagesOf(browser, compared, pages) : noComparison,
      compareLater(pages),
      visiting,
    ]);
    const found = mergeComparisons([...visits.map((each) => ({ ...each, differences: [] })), ...pages, late, used]);
    return judged(check, compared === null ? found : await withPictures(browser, compared, found));
  };
  return workUntilDeadline(browser, work, limitMs);
}
