import type { Browser } from 'playwright-core';
import { isPersonalPath, staticPathOf, type Descriptor } from '@oracle-astra/shared/contract';
import { usePages } from '../acts/use-pages';
import type { Attempt } from '../attempts';
import { ranks, type CheckQueue } from '../browser/check-queue';
import { formatFinding } from '../finding';
import { listNamedPages, takePicturePairs } from '../report/picture-pairs';
import { compareAddress } from './addresses/compare-address';
import type { Comparison } from './compare-snapshots';
import { compareTracked } from './addresses/compare-tracked';
import { compareUnknown, listUnknown, toUnknownState } from './addresses/compare-unknown';
import { findExamples, findStates } from './example-addresses';
import { mergeComparisons, noComparison } from './merge-comparisons';
import { openSide, type Side } from './open-side';
import { createPool } from './pool';

/** Pages are used for the remaining time of a check, within these limits; what was not reached is reported. */
const [checkMs, maxUseMs, minUseMs] = [270_000, 150_000, 60_000];
/** The limits with rare states, of which there are many. */
const statesUseMs = 450_000;
/** The time in which a busy machine must have judged something of each kind; a little less than that of the whole check. */
const judgedMs = 13 * 60_000;
/** Until then public pages are compared as a member too, which looks nearly the same. */
const lateMs = 120_000;

export interface ComparedReleases {
  /** The running site that has both. */
  site: string;
  candidate: Descriptor;
  /** The name of the live release. */
  live: string;
  /** The routes to compare; new routes are not compared. */
  patterns: readonly string[];
  /** Test links to each. */
  links: { candidate: string; live: string };
  /** The session of a member. */
  token: string;
  /** The address of the only page to compare; by default all. */
  page?: string;
  /** Whether rare states of pages are tested too. */
  states: boolean;
  /** When the check began, in milliseconds since 1970. */
  began: number;
  queue: CheckQueue;
  log: (line: string) => void;
}

/** The addresses without parameters that a person may see. */
const listFixed = (patterns: readonly string[], isSignedIn: boolean): string[] =>
  patterns.flatMap((pattern) => staticPathOf(pattern) ?? []).filter((path) => isSignedIn || !isPersonalPath(path));

type Of = 'candidate' | 'live';

/** A side of the comparison, as a visitor or as a member. */
const createOpening =
  (browser: Browser, { site, candidate, live, links, token }: ComparedReleases) =>
  (of: Of, isSignedIn: boolean): Promise<Side> =>
    openSide(browser, {
      site,
      release: of === 'candidate' ? candidate.release : live,
      link: links[of],
      before: links.live,
      token: isSignedIn ? token : null,
    });

/** The result of further comparisons, with the routes that no page has a link to. */
type Late = Comparison & { missed: string[] };

interface ComparedPages extends Comparison {
  /** Also those that are compared later. */
  pages: { address: string; path: string; isSignedIn: boolean }[];
  links: string[];
  /** Compares public pages as a member, and addresses that do not exist. */
  compareLate: () => Promise<Late>;
}

/** Compares the pages that both releases have, as one person: first those that this person alone sees, or everybody. */
async function compareAs(browser: Browser, compared: ComparedReleases, isSignedIn: boolean): Promise<ComparedPages> {
  const { site, candidate, patterns, page: only, began, queue, log } = compared;
  const open = createOpening(browser, compared);
  // Pages of one browser would share work that one of them does for all, such as the stream of notifications.
  const sides = createPool(
    async () => Promise.all([open('candidate', isSignedIn), open('live', isSignedIn), open('live', isSignedIn)]),
    async (opened) => void (await Promise.all(opened.map(({ context }) => context.close()))),
  );
  const found: Comparison[] = [];
  const known = new Set<string>();
  const isLate = (path: string) => isPersonalPath(path) !== isSignedIn;
  const compare = async (path: string) => {
    if (queue.isOver()) return;
    const [address, at] = [new URL(path, site).href, `${path}, ${isSignedIn ? 'signed in' : 'signed out'}`];
    if (isLate(path) && only === undefined && Date.now() - began > lateMs)
      return void found.push({ ...noComparison, unreached: [`Not compared in time: ${at}`] });
    const page = await sides.use(async ([own, ...lives]) => compareAddress(own, lives, address, at));
    found.push({ ...page, attempts: [{ kind: 'comparisons', isJudged: page.isJudged }] });
    for (const link of page.links) known.add(link);
    for (const [own, live] of page.thrown) queue.errors.note(at, own, live);
    const outcome = page.findings.length + page.differences.length === 0 ? 'as live' : 'differs from live';
    log(`${at}: ${page.isJudged ? outcome : 'not compared'}`);
    queue.note(page.findings, page.differences);
  };
  const compareAll = async (paths: readonly string[]) => {
    const rankOf = (path: string) => (isLate(path) ? ranks.lateComparison : ranks.comparison);
    await Promise.all(paths.map(async (path) => queue.limit(() => compare(path), rankOf(path))));
  };
  const compareWith = async (ask: typeof compareUnknown, path: string) =>
    sides.use(async ([own, live]) => {
      const findings = await ask(own, live, path);
      found.push({ ...noComparison, findings });
      queue.note(findings);
    });
  const listExamples = () => (only === undefined ? findExamples(compared, known) : []);
  const paths = only === undefined ? listFixed(patterns, isSignedIn) : [only];
  await compareAll(paths.filter((path) => !isLate(path)));
  // Only now are all links known.
  const examples = listExamples().flatMap(([, example]) => example ?? []);
  await compareAll(examples.filter((path) => !isLate(path)));
  const states = only === undefined ? findStates(compared, known, isSignedIn) : [];
  await compareAll(states);
  const compareLate = async () => {
    await compareAll([...paths, ...examples].filter(isLate));
    const further = listExamples().flatMap(([, example]) => (example === null || examples.includes(example) ? [] : [example]));
    await compareAll(further);
    const isAsked = only === undefined && !isSignedIn;
    const unknown = isAsked ? [...listUnknown(patterns, candidate.remote === 'shell'), ...states.map(toUnknownState)] : [];
    const tracked = (isAsked ? paths : []).map((path) => [compareTracked, path] as const);
    const asked = [...tracked, ...unknown.map((path) => [compareUnknown, path] as const)];
    await Promise.all(asked.map(async ([ask, path]) => queue.limit(async () => compareWith(ask, path), ranks.lateComparison)));
    await sides.close();
    return {
      ...mergeComparisons(found.splice(0)),
      missed: listExamples().flatMap(([pattern, example]) => (example === null ? [pattern] : [])),
    };
  };
  const pages = [...paths, ...examples, ...states].map((path) => ({ address: new URL(path, site).href, path, isSignedIn }));
  return { ...mergeComparisons(found.splice(0)), pages, links: [...known], compareLate };
}

/** The comparison with pictures of the differing pages. */
export async function withPictures(browser: Browser, compared: ComparedReleases, found: Comparison): Promise<Comparison> {
  const messages = [...found.findings.map(formatFinding).map((line) => line.replace(/^[\w-]+: /, '')), ...found.differences];
  return { ...found, pictures: await takePicturePairs(listNamedPages(messages), compared.site, createOpening(browser, compared)) };
}

/** Compares each page with that of the live release at the same moment, as a member and as a visitor. */
export const comparePages = async (browser: Browser, compared: ComparedReleases): Promise<ComparedPages[]> =>
  Promise.all([true, false].map((isSignedIn) => compareAs(browser, compared, isSignedIn)));

/** Uses the compared pages on both releases. */
export async function usePagesOf(browser: Browser, compared: ComparedReleases, shown: readonly ComparedPages[]): Promise<Comparison> {
  const passedMs = Date.now() - compared.began;
  const limitMs = compared.states ? statesUseMs : Math.max(minUseMs, Math.min(maxUseMs, checkMs - passedMs));
  return usePages({
    candidate: compared.candidate,
    open: createOpening(browser, compared),
    pages: shown.flatMap(({ pages }) => pages),
    links: [...new Set(shown.flatMap(({ links }) => links))],
    states: compared.states,
    limitMs,
    furtherMs: Math.max(0, judgedMs - passedMs - limitMs),
    queue: compared.queue,
    log: compared.log,
  });
}

/** Compares what is left as both persons. */
export async function compareLater(shown: readonly ComparedPages[]): Promise<Comparison> {
  const late = await Promise.all(shown.map(async ({ compareLate }) => compareLate()));
  const [ownMissed = [], othersMissed = []] = late.map(({ missed }) => missed);
  const missed = ownMissed.filter((pattern) => othersMissed.includes(pattern));
  const attempts = missed.map((): Attempt => ({ kind: 'comparisons', isJudged: false }));
  const unlinked = missed.map((pattern) => `Not compared: ${pattern}, to which no page has a link`);
  return mergeComparisons([{ ...noComparison, unreached: unlinked, attempts }, ...late]);
}
