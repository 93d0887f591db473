import { readFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
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
import { finding, type Finding } from '../finding';
import { countRenderers, watchPage } from './page-watch';

export interface BrowserCheck {
  /** The running site that has the release. */
  site: string;
  candidate: Descriptor;
  /** A test link to the candidate. */
  link: string;
  /** The session of a member. */
  token: string;
  chromiumPath: string;
}

const pageMs = 15_000;
const pollMs = 100;
/** A page with a stream of notifications is never quiet. */
const quietMs = 3000;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Found from the program that runs; called as a member of Module, since webpack would replace an imported createRequire. */
const readAxe = () =>
  readFileSync(Module.createRequire(path.resolve(process.argv[1] ?? 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');

async function findViolations(page: Page, at: string, axe: string): Promise<Finding[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, { runOnly: ${JSON.stringify(rules)} })`);
  return violations.map(({ id, help, nodes }) =>
    finding('browser-accessibility', at, `${id}: ${help}: ${nodes[0]?.html.slice(0, 160) ?? ''}`),
  );
}

/** Asks again and again, since a function that the page itself evaluates is against its policy. */
async function waitUntilInteractive(page: Page): Promise<void> {
  const deadline = Date.now() + pageMs;
  while (!(await page.evaluate<boolean>(`performance.getEntriesByName('app:interactive').length > 0`))) {
    if (Date.now() > deadline) throw new Error('it is not hydrated');
    await page.waitForTimeout(pollMs);
  }
}

/** Opens an address and waits until its page is interactive; resolves with a sentence for a failure. */
async function openPage(page: Page, address: string, at: string): Promise<Finding[]> {
  try {
    await page.goto(address, { timeout: pageMs });
    await waitUntilInteractive(page);
    // A page whose network never becomes idle is judged as it is.
    await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined);
    const renderers = await page.evaluate<number>('__REACT_DEVTOOLS_GLOBAL_HOOK__.count');
    return renderers === 1 ? [] : [finding('one-react', at, `has ${renderers} copies of React: take the shell's`)];
  } catch (error) {
    return [finding('browser-load', at, `does not answer input within ${pageMs} ms: ${String(error).split('\n')[0] ?? ''}`)];
  }
}

/** With their queries, since a page may name in one what it shows (`/forum/a-title?did=…`). */
const listLinks = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href^="/"]')].map(({ pathname, search }) => pathname + search)`);

/** The path that routes match, without its language. */
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
  { site, candidate, link, token }: BrowserCheck,
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

  async function visit(address: string): Promise<void> {
    at = `${address}, ${who}`;
    watch.found.push(...(await openPage(page, new URL(address, site).href, at)));
    if (axe !== null) watch.found.push(...(await findViolations(page, at, axe)));
    for (const each of await listLinks(page)) links.add(each);
  }

  try {
    await context.request.get(link, { maxRedirects: 0 });
    const patterns = candidate.remote === 'shell' ? ['/'] : candidate.routes.map((route) => route.path);
    const fixed = patterns.flatMap((pattern) => staticPathOf(pattern) ?? []);
    for (const path of fixed) await visit(toAddress(path, locale));
    for (const pattern of patterns.filter((each) => staticPathOf(each) === null)) {
      const [example] = [...links].filter((each) => matchRoute(candidate.routes, toRoutePath(each))?.path === pattern);
      if (example !== undefined) await visit(example);
    }
    await watch.settle();
    const isIdle = watch.loaded.candidate || candidate.routes.length === 0;
    return isIdle ? watch.found : [...watch.found, finding('browser-load', who, 'no page took a file of the release')];
  } finally {
    await context.close();
  }
}

/** Visits each route of a candidate inside the live composition, as a visitor and as a member, and in both languages, at the same time. */
export async function checkInBrowser(check: BrowserCheck): Promise<Finding[]> {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: check.chromiumPath, args: ['--no-sandbox'] });
  try {
    const found = await Promise.all(visitors.map((visitor) => visitRoutes(browser, check, visitor)));
    return found.flat();
  } finally {
    await browser.close();
  }
}
