import { availableParallelism, freemem } from 'node:os';
import { isPersonalPath, matchRoute, splitLocale, type Descriptor } from '@oracle-astra/shared/contract';
import type { CheckQueue } from '../browser/check-queue';
import type { Comparison } from '../compare/compare-snapshots';
import { toStateKey } from '../compare/example-addresses';
import { circumstances } from './circumstances/circumstances';
import { createRecord } from './record';
import { repeatSuspects } from './repeat-suspects';
import { listThings } from './side-by-side';
import { nameOf, toOpening, toTask, type PageInUse, type Use } from './tasks';
import { planSteps, type Scope } from './thing';
import { createVisitors, type OpenSide, type Visitors } from './visitors';
import { listUnreached, workThrough, type Task } from './work-through';

/** Memory of a worker, which has two pages open. */
const workerBytes = 600 * 1024 ** 2;
const maxWorkers = 6;
/** The frame belongs to the shell, so for a remote only a few of its elements are used. */
const maxOfFrame = 2;
/** The maximum number of pages that are used because an act on another one leads to them, and their rank. */
const [maxReached, reachedRank] = [4, 2];

interface UsedPages {
  candidate: Descriptor;
  open: OpenSide;
  pages: readonly PageInUse[];
  /** Links of the site, for a page of another remote. */
  links: readonly string[];
  /** Whether they are tried in rare states too. */
  states: boolean;
  limitMs: number;
  /** Additional time for kinds of attempts of which none was judged. */
  furtherMs: number;
  queue: Pick<CheckQueue, 'note' | 'errors' | 'isOver'>;
  log: (line: string) => void;
}

/** A page of the site that is not the candidate's: the home page, or the first link to one. */
function findElsewhere(candidate: Descriptor, links: readonly string[], site: string): string {
  const home = new URL('/', site).href;
  const isOther = (link: string) => {
    const { origin, pathname } = new URL(link);
    const path = splitLocale(pathname).pathname;
    return (
      origin === new URL(site).origin && !pathname.includes('.') && !isPersonalPath(path) && matchRoute(candidate.routes, path) === null
    );
  };
  return [home, ...links].find(isOther) ?? home;
}

/** Recognizes pages of the candidate, in states that no page of the check has, to which acts lead. */
function createReach({ routes }: Descriptor, pages: readonly PageInUse[]): (from: PageInUse, address: string) => PageInUse[] {
  const keyOf = (address: string) => toStateKey({ routes }, new URL(address));
  const known = new Set(pages.map(({ address }) => keyOf(address)));
  let reached = 0;
  return ({ address: from, isSignedIn }, to) => {
    const { href, pathname, search } = new URL(to, from);
    const key = keyOf(href);
    if (key === null || known.has(key) || reached === maxReached) return [];
    known.add(key);
    reached += 1;
    return [{ address: href, path: pathname + search, isSignedIn }];
  };
}

interface Listing {
  visitorsOf: (worker: number) => Visitors;
  /** Continues with one worker less, because the machine is too busy. */
  slowDown: () => void;
  unjudged: string[];
  use: Use;
}

/** Lists the usable elements of a page, with a task for each; a page that timed out is tried once more. */
function toListing(listing: Listing, page: PageInUse, scope: Scope, most: number, rank: number, isAgain = false): Task {
  const { visitorsOf, slowDown, unjudged, use } = listing;
  return {
    kind: 'uses',
    at: nameOf(page),
    what: 'listing what can be used',
    rank,
    async run(worker) {
      const things = await listThings(visitorsOf(worker), page.address, page.isSignedIn, scope);
      if (things === null) {
        slowDown();
        use.note({ kind: 'uses', isJudged: false });
        if (isAgain) unjudged.push(`Not used, since it was late: ${nameOf(page)}`);
        return isAgain ? [] : [toListing(listing, page, scope, most, rank + 1, true)];
      }
      const some = scope === 'frame' && most === maxOfFrame ? things.filter(({ way }) => way === 'press').slice(0, most) : things;
      // A page without usable elements counts as judged.
      if (some.length === 0 && most === Infinity) use.note({ kind: 'uses', isJudged: true });
      return planSteps(some, scope, [], use).map((each) => toTask(page, each, use));
    },
  };
}

/**
 * Uses the pages of a candidate and of the live release side by side: opens each under rare circumstances, and presses, fills in
 * and submits each kind of element, each time in a new page. Ends in time, and reports what it did not reach.
 */
export async function usePages({
  candidate,
  open,
  pages,
  links,
  states,
  limitMs,
  furtherMs,
  queue,
  log,
}: UsedPages): Promise<Comparison & { unreached: string[] }> {
  const [first] = pages;
  if (first === undefined) return { findings: [], differences: [], unreached: [] };
  const workers = Math.max(1, Math.min(availableParallelism() * 2, Math.floor(freemem() / workerBytes), maxWorkers));
  const crew = Array.from({ length: workers }, () => createVisitors(open));
  let active = workers;
  const visitorsOf = (worker: number) => crew[worker] ?? createVisitors(open);
  const slowDown = () => {
    active = Math.max(1, active - 1);
  };
  const deadline = Date.now() + limitMs;
  const record = createRecord({ visitorsOf, onUnjudged: slowDown, queue, deadline });
  const { found, attempts, unjudged, compare, giveUp, note, isNeeded } = record;
  const reachPages = createReach(candidate, pages);
  const reach: Use['reach'] = (from, to) =>
    reachPages(from, to).map((page) => toListing({ visitorsOf, slowDown, unjudged, use }, page, 'main', Infinity, reachedRank));
  const use: Use = { used: new Set<string>(), states, compare, giveUp, note, reach };
  // A visitor can do at most what a member can do on the page.
  const rankOf = ({ path, isSignedIn }: PageInUse) => (!isSignedIn && pages.some((page) => page.path === path && page.isSignedIn) ? 4 : 1);
  const list = (page: PageInUse, scope: Scope, most: number) =>
    toListing({ visitorsOf, slowDown, unjudged, use }, page, scope, most, rankOf(page));
  const elsewhere = findElsewhere(candidate, links, first.address);
  const isShell = candidate.remote === 'shell';
  const listOn = (page: PageInUse) =>
    isShell ? (page.path === first.path ? [list(page, 'frame', Infinity)] : []) : [list(page, 'main', Infinity)];
  const openings = circumstances.filter(({ isRare }) => states || isRare !== true);
  // Page by page, so that a busy machine completes at least some pages.
  const byPath = [...new Set(pages.map(({ path }) => path))].flatMap((path) => pages.filter((page) => page.path === path));
  const tasks = byPath.flatMap((page) => [
    ...listOn(page),
    ...openings.filter(({ isOfMembers }) => isOfMembers !== true || page.isSignedIn).map((each) => toOpening(page, each, elsewhere, use)),
  ]);
  if (!isShell) tasks.push(list(first, 'frame', maxOfFrame));
  try {
    const limits = { workers, countActive: () => active, deadline, last: deadline + furtherMs, isNeeded, isEnough: queue.isOver, log };
    const left = await workThrough(tasks, limits);
    await repeatSuspects({ found, firstTries: record.firstTries, compare, pages, queue });
    attempts.push(...left.map(({ kind }) => ({ kind, isJudged: false })));
    return { ...found, attempts, unreached: found.findings.length > 0 ? [] : [...record.listUnreached(), ...listUnreached(left)] };
  } finally {
    await Promise.all(crew.map((visitors) => visitors.close()));
  }
}
