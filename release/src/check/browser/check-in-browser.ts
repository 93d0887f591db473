import type { Browser, Page } from 'playwright-core';
import {
  defaultLocale,
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
import { finding, type Finding } from '../finding';
import { workUntilDeadline } from './browser-deadline';
import { findViolations, readAxe } from './open-page';
import { judgePage } from './page-facts';
import { countRenderers, watchPage } from './page-watch';
import { visitBothWays } from './visit-both-ways';

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
  /** What the answer says where there is none. */
  uncompared: string;
  /** The address of the one page that is checked; all where it is missing. */
  page?: string;
  /** Called with a line for each visit: address, visitor, and whether the server rendered it. */
  tell: (line: string) => void;
}

/** With their queries, which may name the content (`/forum/a-title?did=…`). */
const listLinks = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href^="/"]')].map(({ pathname, search }) => pathname + search)`);

/** The path to match with routes, without its language. */
const toRoutePath = (link: string) => splitLocale(link.split('?')[0] ?? link).pathname;

/** Personal pages have one address, and the language of the cookie. */
const toAddress = (path: string, locale: Locale) => (isPersonalPath(path) ? path : localizePath(path, locale));

interface Visitor {
  who: string;
  locale: Locale;
  isSignedIn: boolean;
}

const visitors: readonly Visitor[] = [
  { who: 'signed out', locale: 'en', isSignedIn: false },
  { who: 'signed in', locale: 'en', isSignedIn: true },
  { who: 'signed in, in Hindi', locale: 'hi', isSignedIn: true },
];

/** Visits the routes of the candidate as one person; routes with parameters by the first link to them that a page has. */
async function visitRoutes(
  browser: Browser,
  { site, candidate, link, token, page: only, tell }: BrowserCheck,
  { who, locale, isSignedIn }: Visitor,
): Promise<Finding[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: `${locale}-IN`, reducedMotion: 'reduce' });
  await context.addInitScript(countRenderers);
  await context.addCookies([{ name: localeCookie, value: locale, url: site }]);
  if (isSignedIn) await context.addCookies([{ name: 'jwt', value: encodeURIComponent(token), url: site }]);
  const page = await context.newPage();
  let at = '';
  const watch = watchPage(page, candidate, () => at);
  // The English and the Hindi page have the same structure.
  const axe = locale === defaultLocale ? readAxe() : null;
  const links = new Set<string>();

  async function visit(path: string, isListed: boolean): Promise<void> {
    at = `${path}, ${who}`;
    const look = async (name: string) => {
      const faults = await judgePage(page, name, isListed);
      for (const each of await listLinks(page)) links.add(each);
      return [...faults, ...(axe === null ? [] : await findViolations(page, name, axe))];
    };
    await visitBothWays(context, page, { address: new URL(path, site).href, at, found: watch.found, look, tell });
  }

  try {
    await context.request.get(link, { maxRedirects: 0 });
    const patterns = candidate.remote === 'shell' ? ['/'] : candidate.routes.map((route) => route.path);
    const fixed = patterns.flatMap((pattern) => staticPathOf(pattern) ?? []);
    if (only !== undefined) await visit(toAddress(only, locale), fixed.includes(only));
    else for (const path of fixed) await visit(toAddress(path, locale), true);
    for (const pattern of only === undefined ? patterns.filter((each) => staticPathOf(each) === null) : []) {
      const [example] = [...links].filter((each) => matchRoute(candidate.routes, toRoutePath(each))?.path === pattern);
      if (example !== undefined) await visit(example, false);
    }
    await watch.settle();
    const isIdle = watch.loaded.candidate || candidate.routes.length === 0;
    return isIdle ? watch.found : [...watch.found, finding('browser-load', who, 'no page took a file of the release')];
  } finally {
    await context.close();
  }
}

/**
 * Visits each route of a candidate inside the live composition, as a visitor and as a member, and in both languages, at the
 * same time; then compares the pages without findings with the live release.
 */
export async function checkInBrowser(check: BrowserCheck): Promise<Comparison> {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: check.chromiumPath, args: ['--no-sandbox'] });
  const work = async () => {
    const found = (await Promise.all(visitors.map((visitor) => visitRoutes(browser, check, visitor)))).flat();
    if (found.length > 0) return { findings: found, differences: [] };
    if (check.live === null) return { findings: [], differences: [], unreached: [check.uncompared] };
    return compareReleases(browser, { ...check, ...check.live });
  };
  return workUntilDeadline(browser, work, limitMs);
}
