import type { BrowserContext, Page } from 'playwright-core';
import { testRenderingCookie } from '@oracle-astra/shared/contract';
import type { Finding } from '../finding';
import { openPage, readRendering, type Rendering } from './open-page';

/** The first renders of a new release are slow, and the site sends late pages unrendered. */
const renderTries = 6;
const betweenTriesMs = 500;

const words: Record<Rendering, string> = { server: 'rendered by the server', browser: 'left to the browser' };

/** The name of a visit, set when it is known whether the server rendered it. */
const describeVisit = (at: string, rendering: Rendering | null) => (rendering === null ? at : `${at}, ${words[rendering]}`);

type Asking = Pick<BrowserContext, 'addCookies'> & { request: Pick<BrowserContext['request'], 'get'> };

/** Requests an address until the server renders it, or a limit is reached. */
export async function isRendered(context: Asking, address: string, most = renderTries): Promise<boolean> {
  for (let tries = 0; tries < most; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, betweenTriesMs));
    // A failure here occurs in the page too, where it is a finding.
    const html = await context.request.get(address).then(
      (response) => response.text(),
      () => '',
    );
    if (readRendering(html) === 'server') return true;
  }
  return false;
}

interface Visit {
  /** The address with its site. */
  address: string;
  /** Address and visitor, as findings name them. */
  at: string;
  /** The findings from the page's events; those of this visit get its full name. */
  found: Finding[];
  /** Called with the open page, once rendered by the server and once not. */
  look: (at: string, rendering: Rendering | null) => Promise<Finding[]>;
  /** Whether a page that the server rendered is not opened again, because another visit does so. */
  isOnce?: boolean;
  /** Called with a line for each visit. */
  log: (line: string) => void;
  /** The factor by which a page may take longer than usual. */
  times?: number;
}

/**
 * Opens a page once rendered by the server and once not, so that the verdict does not depend on chance. A page that the server
 * never renders is opened once.
 */
export async function visitBothWays(
  context: Asking,
  page: Page,
  { address, at, found, look, isOnce = false, log, times }: Visit,
): Promise<void> {
  const setRendering = (value: string) => context.addCookies([{ name: testRenderingCookie, value, url: new URL('/', address).href }]);
  const open = async () => {
    const before = found.length;
    const opened = await openPage(page, address, at, times);
    const name = describeVisit(at, opened.rendering);
    const isOpen = opened.findings.every(({ rule }) => rule !== 'browser-load');
    found.push(...opened.findings, ...(isOpen ? await look(name, opened.rendering) : []));
    for (const each of found.slice(before)) if (each.at === at) each.at = name;
    log(name);
    return isOpen;
  };
  await setRendering('any');
  if (await isRendered(context, address)) {
    // A page that does not answer in one way would only use up time in the other.
    if (!(await open()) || isOnce) return;
  } else log(`${at}: the server renders it in none of ${renderTries} tries`);
  await setRendering('browser');
  await open();
}
