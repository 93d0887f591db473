import type { Browser } from 'playwright-core';
import { isPersonalPath, matchRoute, splitLocale, staticPathOf, type Descriptor } from '@oracle-astra/shared/contract';
import { usePages, type UsedPages } from '../acts/use-pages';
import { compareSnapshots, type Comparison } from './compare-snapshots';
import { openSide, readSnapshot, type Side } from './open-side';

/** Pages are used for so long; what was not reached is said. */
const useMs = 150_000;
/** Addresses that one person compares at once. */
const atOnce = 2;

export interface ComparedReleases {
  /** The running site that has both. */
  site: string;
  candidate: Descriptor;
  /** The name of the live release. */
  live: string;
  /** The routes to compare; what the live release does not have is no difference. */
  patterns: readonly string[];
  /** Test links to each. */
  links: { candidate: string; live: string };
  /** The session of a member. */
  token: string;
  /** The address of the one page that is compared; all where it is missing. */
  page?: string;
  tell: (line: string) => void;
}

const toRoutePath = (link: string) => splitLocale(link.split('?')[0] ?? link).pathname;

/** Opens an address on all sides in the same moment. What differs is looked at once more, since chance rarely comes twice. */
async function compareAddress(
  candidate: Side,
  lives: readonly Side[],
  address: string,
  at: string,
): Promise<Comparison & { links: string[] }> {
  const look = async () => {
    const [own, ...others] = await Promise.all([candidate, ...lives].map((side) => readSnapshot(side, address)));
    return own === undefined || others.some(({ status }) => status === 404)
      ? null
      : { ...compareSnapshots(own, others, at), links: others.flatMap(({ lists }) => lists.links) };
  };
  const first = await look();
  if (first === null || (first.findings.length === 0 && first.differences.length === 0))
    return { findings: [], differences: [], links: first?.links ?? [] };
  const again = await look();
  const isSaidAgain = ({ rule }: Comparison['findings'][number]) => again?.findings.some((each) => each.rule === rule) ?? false;
  return {
    findings: first.findings.filter(isSaidAgain),
    differences: first.differences.filter((line) => again?.differences.includes(line)),
    links: first.links,
  };
}

/** The addresses to compare: those without parameters, then for each other route the first link to it that `known` has by then. */
function* listPages(
  { candidate, patterns, page, site }: ComparedReleases,
  isSignedIn: boolean,
  known: ReadonlySet<string>,
): Generator<string> {
  if (page !== undefined) return yield page;
  for (const pattern of patterns) {
    const fixed = staticPathOf(pattern);
    if (fixed !== null && !(isPersonalPath(fixed) && !isSignedIn)) yield fixed;
  }
  for (const pattern of patterns.filter((each) => staticPathOf(each) === null)) {
    const links = [...known].map((link) => new URL(link)).filter(({ origin }) => origin === new URL(site).origin);
    const paths = links.map(({ pathname, search }) => pathname + search);
    const example = paths.find((each) => matchRoute(candidate.routes, toRoutePath(each))?.path === pattern);
    if (example !== undefined) yield example;
  }
}

type Of = 'candidate' | 'live';

/** A side of the comparison, as a visitor or as a member. */
const createOpening =
  (browser: Browser, { site, candidate, live, links, token }: ComparedReleases) =>
  (of: Of, isSignedIn: boolean): Promise<Side> =>
    openSide(browser, {
      site,
      release: of === 'candidate' ? candidate.release : live,
      link: links[of],
      token: isSignedIn ? token : null,
    });

interface ComparedPages extends Comparison {
  pages: { address: string; path: string; isSignedIn: boolean }[];
  links: string[];
}

/** Compares the pages that both releases have, as one person. */
async function compareAs(browser: Browser, compared: ComparedReleases, isSignedIn: boolean): Promise<ComparedPages> {
  const { site, tell } = compared;
  const open = createOpening(browser, compared);
  const sides = await Promise.all([open('candidate', isSignedIn), open('live', isSignedIn), open('live', isSignedIn)]);
  const [own, ...lives] = sides;
  const found: Comparison[] = [];
  const known = new Set<string>();
  const pages: ComparedPages['pages'] = [];
  const compare = async (path: string) => {
    const [address, at] = [new URL(path, site).href, `${path}, ${isSignedIn ? 'signed in' : 'signed out'}`];
    const page = await compareAddress(own, lives, address, at);
    found.push(page);
    pages.push({ address, path, isSignedIn });
    for (const link of page.links) known.add(link);
    tell(`${at}: ${page.findings.length + page.differences.length === 0 ? 'as live' : 'differs from live'}`);
  };
  try {
    const paths = listPages(compared, isSignedIn, known);
    const work = async () => {
      for (let next = paths.next(); next.done !== true; next = paths.next()) await compare(next.value);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return { ...merge(found), pages, links: [...known] };
  } finally {
    await Promise.all(sides.map(({ context }) => context.close()));
  }
}

const merge = (found: readonly Comparison[]): Comparison => ({
  findings: found.flatMap(({ findings }) => findings),
  differences: found.flatMap(({ differences }) => differences),
});

/**
 * Compares each page with what the live release shows at the same moment, as a visitor and as a member; then uses the pages of both,
 * where nothing was wrong with them.
 */
export async function compareReleases(browser: Browser, compared: ComparedReleases): Promise<Comparison> {
  const shown = await Promise.all([true, false].map((isSignedIn) => compareAs(browser, compared, isSignedIn)));
  const seen = merge(shown);
  if (seen.findings.length > 0) return seen;
  const inUse: UsedPages = {
    candidate: compared.candidate,
    open: createOpening(browser, compared),
    pages: shown.flatMap(({ pages }) => pages),
    links: [...new Set(shown.flatMap(({ links }) => links))],
    limitMs: useMs,
    tell: compared.tell,
  };
  const used = await usePages(inUse);
  return { ...merge([seen, used]), unreached: used.unreached };
}
