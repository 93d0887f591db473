import type { BrowserContext, Page } from 'playwright-core';
import { defaultLocale, type Locale } from '@oracle-astra/shared/contract';
import { finding, isSameFinding, type Finding } from '../finding';
import { within } from '../within';
import { findViolations } from './open-page';
import { judgePage } from './page-facts';
import { watchPage } from './page-watch';
import { visitBothWays } from './visit-both-ways';

/** The time limit for one visit of a page in both ways, before the factor of patience. */
const visitMs = 60_000;
const [scriptsMs, closeMs] = [10_000, 3000];
/** The factor by which the second visit of the candidate may take longer than the live release. */
const timeoutFactor = 3;

export interface Person {
  who: string;
  locale: Locale;
  isSignedIn: boolean;
  /** The source of axe; null if another visit runs it. */
  axe: string | null;
}

export interface Route {
  address: string;
  /** The page and the person, as findings name it. */
  at: string;
  isListed: boolean;
}

interface Seen {
  findings: Finding[];
  links: string[];
  /** Whether it loaded a file of the release. */
  hasLoaded: boolean;
}

/** With their queries, which may name the content (`/forum/a-title?did=…`). */
const listLinks = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href^="/"]')].map(({ pathname, search }) => pathname + search)`);

const listThrown = (findings: readonly Finding[]) =>
  findings.filter(({ rule }) => rule === 'browser-error').map(({ message }) => message.replace('throws: ', ''));

const isLate = ({ rule }: Finding) => rule === 'browser-load';

/** Visits a page once in a document of its own; what fails or does not end is a finding. */
async function visitOnce(
  context: BrowserContext,
  candidate: { remote: string; release: string },
  { axe, locale }: Person,
  { address, at, isListed }: Route,
  { times, log }: { times: number; log: (line: string) => void },
): Promise<Seen> {
  const page = await context.newPage();
  const watch = watchPage(page, candidate, () => at);
  const links = new Set<string>();
  let judged: string | undefined;
  const look = async (name: string) => {
    const faults = await judgePage(page, { at: name, isListed, locale }, times);
    for (const each of await listLinks(page)) links.add(each);
    const html = await page.evaluate<string>(`document.querySelector('#root')?.outerHTML ?? ''`);
    // Both ways usually lead to the same document.
    if (axe === null || html === judged) return faults;
    judged = html;
    return [...faults, ...(await findViolations(page, name, axe))];
  };
  try {
    const work = visitBothWays(context, page, { address, at, found: watch.found, look, isOnce: locale !== defaultLocale, log, times });
    const failure = await within(
      visitMs * times,
      work.then(
        () => '',
        // For example because the document is replaced while it is read.
        (error: unknown) => `cannot be looked at: ${String(error).split('\n')[0] ?? ''}`,
      ),
    );
    if (failure !== '') watch.found.push(finding('browser-load', at, failure ?? 'does not come to an end'));
    await within(scriptsMs, watch.settle());
    return { findings: watch.found, links: [...links], hasLoaded: watch.loaded.candidate };
  } finally {
    await within(closeMs, page.close());
  }
}

export interface Visited extends Seen {
  /** What it threw in each visit. */
  thrown: string[][];
  /** Faults of both releases and visits without a verdict, as sentences. */
  unreached: string[];
  /** Whether the faults can be distinguished from those of a busy machine. */
  isJudged: boolean;
}

/**
 * Visits a page, and visits it again with more time if a fault was found. A fault that occurs twice is refused, unless the live
 * release has it at that moment too: then the machine is busy, or the fault is not new.
 */
export async function visitRoute(
  context: BrowserContext,
  candidate: { remote: string; release: string },
  person: Person,
  route: Route,
  { log, openLive }: { log: (line: string) => void; openLive: () => Promise<BrowserContext> },
): Promise<Visited> {
  const first = await visitOnce(context, candidate, person, route, { times: 1, log });
  if (first.findings.length === 0) return { ...first, thrown: [[]], unreached: [], isJudged: true };
  const again = await visitOnce(context, candidate, person, route, { times: timeoutFactor, log });
  const links = [...new Set([...first.links, ...again.links])];
  const thrown = [first, again].map((each) => listThrown(each.findings));
  const hasLoaded = first.hasLoaded || again.hasLoaded;
  // Pages that time out do so in random ways.
  const isSame = (one: Finding, other: Finding) => isSameFinding(one, other) || (isLate(one) && isLate(other));
  const findings = again.findings.filter((said) => first.findings.some((each) => isSame(each, said)));
  if (findings.length === 0) return { findings, links, hasLoaded, thrown, unreached: [], isJudged: true };
  // If the live release opens no page either, the machine is busy.
  const live = await openLive().catch(() => null);
  try {
    const known = live === null ? null : (await visitOnce(live, candidate, person, route, { times: 1, log: () => undefined })).findings;
    const isBusy = known === null || known.some(isLate);
    const isKnown = (said: Finding) => isBusy || known.some((each) => isSame(each, said));
    const why = isBusy ? 'is late or fails too' : 'does the same';
    const unreached = findings
      .filter(isKnown)
      .map(({ at, message }) => `Not refused, since the live release ${why}: ${at ?? ''}: ${message}`);
    return { findings: findings.filter((said) => !isKnown(said)), links, hasLoaded, thrown, unreached, isJudged: !isBusy };
  } finally {
    if (live !== null) await within(closeMs, live.close());
  }
}
