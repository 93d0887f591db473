import type { Browser, BrowserContext } from 'playwright-core';
import {
  isPersonalPath,
  localeCookie,
  localizePath,
  matchRoute,
  splitLocale,
  staticPathOf,
  type Descriptor,
  type Locale,
} from '@oracle-astra/shared/contract';
import { compareReleases, type ComparedReleases } from '../compare/compare-releases';
import type { Comparison } from '../compare/compare-snapshots';
import { mergeComparisons, noComparison } from '../compare/merge-comparisons';
import { listUnjudgedKinds, type Attempt } from '../attempts';
import { finding, logFound } from '../finding';
import { workUntilDeadline } from './browser-deadline';
import { readAxe } from './open-page';
import { countRenderers } from './page-watch';
import { visitRoute, type Person } from './visit-route';

/** All visits and comparisons together. */
const limitMs = 15 * 60_000;

export interface BrowserCheck {
  /** The running site that has the release. */
  site: string;
  candidate: Descriptor;
  /** A test link to the candidate. */
  link: string;
  /** The session of a member. */
  token: string;
  chromiumPath: string;
  /** The live release to compare with, or null. */
  live: Pick<ComparedReleases, 'live' | 'patterns' | 'links'> | null;
  /** The message if there is none. */
  uncompared: string;
  /** The address of the only page to check; by default all. */
  page?: string;
  /** Whether rare states of pages are tested too. */
  states: boolean;
  /** Called with a line for each visit: address, visitor, and whether the server rendered it. */
  log: (line: string) => void;
}

/** The path to match with routes, without its language. */
const toRoutePath = (link: string) => splitLocale(link.split('?')[0] ?? link).pathname;

/** Personal pages have one address, and the language of the cookie. */
const toAddress = (path: string, locale: Locale) => (isPersonalPath(path) ? path : localizePath(path, locale));

// The English and the Hindi page have the same structure.
const people = (): Person[] => {
  const axe = readAxe();
  return [
    { who: 'signed out', locale: 'en', isSignedIn: false, axe },
    { who: 'signed in', locale: 'en', isSignedIn: true, axe },
    { who: 'signed in, in Hindi', locale: 'hi', isSignedIn: true, axe: null },
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
async function visitRoutes(browser: Browser, check: BrowserCheck, person: Person): Promise<Found> {
  const { site, candidate, link, live, page: only, log } = check;
  const { who, locale } = person;
  const context = await openContext(browser, check, person, link);
  const found: Found = { findings: [], unreached: [], attempts: [] };
  const links = new Set<string>();
  let hasLoaded = false;
  const openLive = async () => openContext(browser, check, person, live?.links.live ?? null);

  async function visit(path: string, isListed: boolean): Promise<void> {
    // A page that never ends would use up the time of all others.
    if (found.findings.some(({ rule }) => rule === 'browser-load')) return;
    const route = { address: new URL(path, site).href, at: `${path}, ${who}`, isListed };
    const visited = await visitRoute(context, candidate, person, route, { log, openLive });
    found.findings.push(...visited.findings);
    logFound(log, visited.findings);
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
    const isWithoutFiles = !hasLoaded && candidate.routes.length > 0 && found.attempts.every(({ isJudged }) => isJudged);
    if (isWithoutFiles) found.findings.push(finding('browser-load', who, 'no page took a file of the release'));
    return found;
  } finally {
    await context.close();
  }
}

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
 * Visits each route of a candidate inside the live composition, as a visitor and as a member, and in both languages, at the
 * same time; then compares the pages without findings with the live release.
 */
export async function checkInBrowser(check: BrowserCheck): Promise<Comparison> {
  const { chromium } = await import('playwright-core');
  const launched = chromium.launch({ executablePath: check.chromiumPath, args: ['--no-sandbox'] });
  const browser = await launched.catch((error: unknown) => String(error).split('\n')[0] ?? '');
  if (typeof browser === 'string') return { ...noComparison, notJudged: [`${check.chromiumPath} does not start: ${browser}`] };
  const began = Date.now();
  const work = async () => {
    const visited = await Promise.all(people().map((person) => visitRoutes(browser, check, person)));
    const seen = mergeComparisons(visited.map((each) => ({ ...each, differences: [] })));
    if (seen.findings.length > 0) return seen;
    // Comparing pages that could not be visited would only take time.
    if (check.live === null || listUnjudgedKinds(seen.attempts).length > 0) return judged(check, seen);
    const compared = await compareReleases(browser, { ...check, ...check.live, began });
    return judged(check, { ...compared, ...mergeComparisons([seen, compared]) });
  };
  return workUntilDeadline(browser, work, limitMs);
}
