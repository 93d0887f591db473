import { listUnjudgedKinds } from '../attempts';
import { comparePages, usePagesOf, withPictures } from '../compare/compare-releases';
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
 * its pages with the live release at the same time; then uses them, if there is no finding.
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
    const [visits, pages] = await Promise.all([visiting, compared === null ? [] : comparePages(browser, compared)]);
    const seen = mergeComparisons([...visits.map((each) => ({ ...each, differences: [] })), ...pages]);
    const isUnjudged = listUnjudgedKinds(seen.attempts).length > 0;
    if (compared === null || (isUnjudged && seen.findings.length === 0)) return judged(check, seen);
    const used = seen.findings.length > 0 ? noComparison : await usePagesOf(browser, compared, pages);
    return judged(check, await withPictures(browser, compared, mergeComparisons([seen, used])));
  };
  return workUntilDeadline(browser, work, limitMs);
}
