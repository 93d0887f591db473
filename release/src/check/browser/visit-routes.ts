import type { Browser, BrowserContext } from 'playwright-core';
import {
  isPersonalPath,
  localeCookie,
  localizePath,
  matchRoute,
  splitLocale,
  staticPathOf,
  type Locale,
} from '@oracle-astra/shared/contract';
import type { Attempt } from '../attempts';
import type { Comparison } from '../compare/compare-snapshots';
import { finding } from '../finding';
import type { BrowserCheck } from './browser-check';
import { ranks, type CheckQueue } from './check-queue';
import { readAxe } from './open-page';
import { countRenderers } from './page-watch';
import { visitRoute, type Person } from './visit-route';

/** The path to match with routes, without its language. */
const toRoutePath = (link: string) => splitLocale(link.split('?')[0] ?? link).pathname;

/** Personal pages have one address, and the language of the cookie. */
const toAddress = (path: string, locale: Locale) => (isPersonalPath(path) ? path : localizePath(path, locale));

// The English and the Hindi page have the same structure.
export const people = (): (Person & { rank: number })[] => {
  const axe = readAxe();
  return [
    { who: 'signed out', locale: 'en', isSignedIn: false, axe, rank: ranks.visit },
    { who: 'signed in', locale: 'en', isSignedIn: true, axe, rank: ranks.visit },
    { who: 'signed in, in Hindi', locale: 'hi', isSignedIn: true, axe: null, rank: ranks.lateVisit },
  ];
};

/** A browser context of one person, with a release by a test link, or with the site's own release without a link. */
async function openContext(browser: Browser, { site, token }: BrowserCheck, person: Person, link: string | null): Promise<BrowserContext> {
  const { locale, isSignedIn } = person;
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: `${locale}-IN`, reducedMotion: 'reduce' });
  await context.addInitScript(countRenderers);
  await context.addCookies([{ name: localeCookie, value: locale, url: site }]);
  if (isSignedIn) await context.addCookies([{ name: 'jwt', value: encodeURIComponent(token), url: site }]);
  if (link !== null) await context.request.get(link, { maxRedirects: 0 });
  return context;
}

type Found = Pick<Comparison, 'findings'> & { unreached: string[]; attempts: Attempt[] };

/** Visits the routes of the candidate as one person; routes with parameters by the first link to them on a page. */
export async function visitRoutes(
  browser: Browser,
  check: BrowserCheck,
  person: ReturnType<typeof people>[number],
  { limit, note, errors, isOver }: CheckQueue,
): Promise<Found> {
  const { site, candidate, link, live, page: only, log } = check;
  const { who, locale } = person;
  const context = await openContext(browser, check, person, link);
  const found: Found = { findings: [], unreached: [], attempts: [] };
  const links = new Set<string>();
  let hasLoaded = false;
  const openLive = async () => openContext(browser, check, person, live?.links.live ?? null);

  async function visit(path: string, isListed: boolean): Promise<void> {
    // A page that never ends would use up the time of all others.
    if (isOver() || found.findings.some(({ rule }) => rule === 'browser-load')) return;
    const route = { address: new URL(path, site).href, at: `${path}, ${who}`, isListed };
    const visited = await limit(() => visitRoute(context, candidate, person, route, { log, openLive }), person.rank);
    found.findings.push(...visited.findings);
    note(visited.findings);
    for (const thrown of visited.thrown) errors.note(route.at, thrown, []);
    found.unreached.push(...visited.unreached);
    found.attempts.push({ kind: 'visits', isJudged: visited.isJudged });
    hasLoaded ||= visited.hasLoaded;
    for (const each of visited.links) links.add(each);
  }

  try {
    const patterns = candidate.remote === 'shell' ? ['/'] : candidate.routes.map((route) => route.path);
    const fixed = patterns.flatMap((pattern) => staticPathOf(pattern) ?? []);
    if (only !== undefined) await visit(toAddress(only, locale), fixed.includes(only));
    else for (const path of fixed) await visit(toAddress(path, locale), true);
    for (const pattern of only === undefined ? patterns.filter((each) => staticPathOf(each) === null) : []) {
      const [example] = [...links].filter((each) => matchRoute(candidate.routes, toRoutePath(each))?.path === pattern);
      if (example !== undefined) await visit(example, false);
    }
    const isWithoutFiles = !isOver() && !hasLoaded && candidate.routes.length > 0 && found.attempts.every(({ isJudged }) => isJudged);
    if (isWithoutFiles) found.findings.push(finding('browser-load', who, 'no page took a file of the release'));
    return found;
  } finally {
    await context.close();
  }
}
