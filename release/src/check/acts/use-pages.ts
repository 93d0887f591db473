import { availableParallelism, freemem } from 'node:os';
import { isPersonalPath, matchRoute, splitLocale, type Descriptor } from '@oracle-astra/shared/contract';
import type { Comparison } from '../compare/compare-snapshots';
import { act } from './act';
import { circumstances, openUnder, type Circumstance } from './circumstances';
import type { Try } from './compare-outcomes';
import { listFaults } from './endpoint-faults';
import type { Outcome } from './outcome';
import { listThings, trySideBySide, type Run } from './side-by-side';
import { describeSteps, planSteps, type PlannedSteps, type Scope } from './thing';
import { createVisitors, type OpenSide } from './visitors';
import { listUnreached, workThrough, type Task } from './work-through';

/** Memory of a worker, which has two pages open. */
const workerBytes = 600 * 1024 ** 2;
const maxWorkers = 6;
/** The number of findings after which the check stops, and the time for further ones after the first. */
const [enoughFindings, afterFirstMs] = [6, 15_000];
const maxInDialog = 8;
/** The frame belongs to the shell, so for a remote only a few of its elements are used. */
const maxOfFrame = 2;

interface PageInUse {
  /** With its origin. */
  address: string;
  path: string;
  isSignedIn: boolean;
}

export interface UsedPages {
  candidate: Descriptor;
  open: OpenSide;
  pages: readonly PageInUse[];
  /** Links of the site, for a page of another remote. */
  links: readonly string[];
  limitMs: number;
  tell: (line: string) => void;
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

type Compare = (worker: number, page: PageInUse, tried: Omit<Try, 'at'>, run: Run) => Promise<Outcome>;

const nameOf = ({ path, isSignedIn }: PageInUse) => `${path}, ${isSignedIn ? 'signed in' : 'signed out'}`;

/** A page under a circumstance as a task; what it calls there is tried with wrong answers afterwards. */
function toOpening(page: PageInUse, circumstance: Circumstance, elsewhere: string, used: Set<string>, compare: Compare): Task {
  const isAlike = page.isSignedIn && !isPersonalPath(page.path);
  return {
    at: nameOf(page),
    what: circumstance.name,
    // Under most of them a public page looks the same to a member.
    rank: circumstance.rank + (isAlike ? 3 : 0),
    async run(worker) {
      const tried = { what: `it is ${circumstance.name}`, comparesText: false };
      const live = await compare(worker, page, tried, (opened) => openUnder(opened, circumstance, { address: page.address, elsewhere }));
      return live.calls.map(readPath).flatMap((path) => {
        if (path === null || used.has(`${page.path} ${path}`)) return [];
        // An endpoint that another page calls too is tried later on this one.
        const isKnown = used.has(path);
        for (const each of [path, `${page.path} ${path}`]) used.add(each);
        return listFaults(path).map((fault) =>
          toOpening(page, { ...fault, rank: fault.rank + (isKnown ? 3 : 0) - (isAlike ? 3 : 0) }, elsewhere, used, compare),
        );
      });
    },
  };
}

/** The path of a call; null if a part of it is left out. */
const readPath = (call: string) => (call.includes('…') ? null : (call.split(' ')[1] ?? null));

/** Steps on a page as tasks; elements of a dialog are tried after it has opened, and a write is tried again as an accepted one. */
function toTask(page: PageInUse, planned: PlannedSteps, used: Set<string>, compare: Compare, isAccepted = false): Task {
  const { steps, rank, comparesText } = planned;
  const what = describeSteps(steps) + (isAccepted ? ' and the API accepts it' : '');
  return {
    at: nameOf(page),
    what,
    rank,
    async run(worker) {
      const live = await compare(worker, page, { what, comparesText, isAccepted }, (opened, patienceMs) =>
        act(opened, { address: page.address, steps, patienceMs, isAccepted }),
      );
      if (isAccepted) return [];
      const isWrite = live.sent.some((sent) => sent.isWrite) && !['enter', 'unsound'].includes(steps.at(-1)?.manner ?? '');
      const accepted = isWrite ? [toTask(page, { ...planned, rank: rank + 1 }, used, compare, true)] : [];
      if (steps.length > 1 || steps[0]?.manner !== 'press') return accepted;
      // A menu is mostly links, which are compared by their addresses.
      const things = [...live.inDialog.filter(({ way }) => way !== 'link'), ...live.inDialog.filter(({ way }) => way === 'link')];
      const inside = planSteps(things.slice(0, maxInDialog), 'dialog', steps, used);
      return [...accepted, ...inside.map((each) => toTask(page, each, used, compare))];
    },
  };
}

/**
 * Uses the pages of a candidate and of the live release beside each other: opens each in ways in which few people look at it, and
 * presses, fills in and submits each kind of thing on it, each time in a new page. Ends in time, and says what it did not reach.
 */
export async function usePages({ candidate, open, pages, links, limitMs, tell }: UsedPages): Promise<Comparison & { unreached: string[] }> {
  const found: Comparison = { findings: [], differences: [] };
  const [first] = pages;
  if (first === undefined) return { ...found, unreached: [] };
  const workers = Math.max(1, Math.min(availableParallelism() * 2, Math.floor(freemem() / workerBytes), maxWorkers));
  const crew = Array.from({ length: workers }, () => createVisitors(open));
  const used = new Set<string>();
  const unjudged: string[] = [];
  let foundAt: number | undefined;
  const visitorsOf = (worker: number) => crew[worker] ?? createVisitors(open);
  const compare: Compare = async (worker, page, tried, run) => {
    const at = nameOf(page);
    const { live, comparison, isJudged } = await trySideBySide(visitorsOf(worker), page.isSignedIn, { ...tried, at }, run);
    if (!isJudged) unjudged.push(`Not judged, since the live release was late too: ${at}, when ${tried.what}`);
    found.findings.push(...comparison.findings);
    if (found.findings.length > 0) foundAt ??= Date.now();
    found.differences.push(...comparison.differences);
    return live;
  };
  const list = (page: PageInUse, scope: Scope, most: number): Task => ({
    at: nameOf(page),
    what: 'listing what can be used',
    rank: 0,
    async run(worker) {
      const things = await listThings(visitorsOf(worker), page.address, page.isSignedIn, scope);
      if (things === null) {
        unjudged.push(`Not used, since it was late: ${nameOf(page)}`);
        return [];
      }
      const some = scope === 'frame' && most === maxOfFrame ? things.filter(({ way }) => way === 'press').slice(0, most) : things;
      return planSteps(some, scope, [], used).map((each) => toTask(page, each, used, compare));
    },
  });
  const elsewhere = findElsewhere(candidate, links, first.address);
  const listings =
    candidate.remote === 'shell'
      ? pages.filter(({ path }) => path === first.path).map((page) => list(page, 'frame', Infinity))
      : [...pages.map((page) => list(page, 'main', Infinity)), list(first, 'frame', maxOfFrame)];
  const tasks = [...listings, ...pages.flatMap((page) => circumstances.map((each) => toOpening(page, each, elsewhere, used, compare)))];
  try {
    const isEnough = () => found.findings.length >= enoughFindings || (foundAt !== undefined && Date.now() - foundAt > afterFirstMs);
    const left = await workThrough(tasks, { workers, deadline: Date.now() + limitMs, isEnough, tell });
    return { ...found, unreached: found.findings.length > 0 ? [] : [...unjudged, ...listUnreached(left)] };
  } finally {
    await Promise.all(crew.map((visitors) => visitors.close()));
  }
}
