import type { Comparison } from '../compare/compare-snapshots';
import { isSameFinding } from '../finding';
import { compareOutcomes, listKnown, type Try } from './compare-outcomes';
import { toOutcome, type Outcome } from './outcome';
import type { Scope, Thing } from './thing';
import { callActs, type UsedPage } from './used-page';
import type { Of, Visitors } from './visitors';
import { openForUse } from './wait-for-page';
import { within } from '../within';

/** Milliseconds for one try on one side, for the live release once more, and at least for the candidate once more. */
export interface TryLimits {
  /** How many times as long as usual the first one waits for something. */
  patience: number;
  firstMs: number;
  liveMs: number;
  againMs: number;
}
const usual: TryLimits = { patience: 1, firstMs: 25_000, liveMs: 15_000, againMs: 45_000 };
/** For a machine on which nothing came to an end within the usual ones. */
export const patient: TryLimits = { patience: 3, firstMs: 90_000, liveMs: 90_000, againMs: 135_000 };
/** The candidate gets so many times as long as the live release took, and what it waits for gets more patience too. */
const slowdown = 4;
const [livePatience, ownPatience] = [2, 3];
/** Without its list nothing on a page is tried, so that may take longer. */
const listMs = 60_000;

/** Tries something on one side. */
export type Run = (used: UsedPage) => Promise<Outcome>;

type Asked = Outcome & { tookMs: number };

interface SideBySide {
  live: Outcome;
  comparison: Comparison;
  /** What is wrong on both, as words that complete the name of the page. */
  known: string[];
  /** Whether the live release came to an end in time. */
  isJudged: boolean;
}

/**
 * Tries something on both sides at once. What differs is asked of both again, one after the other, since chance rarely comes twice.
 * A try that fails on the live release, or that takes it long, is no verdict: the machine is busy.
 */
export async function trySideBySide(
  visitors: Visitors,
  isSignedIn: boolean,
  tried: Try,
  run: Run,
  { patience: first, firstMs, liveMs, againMs } = usual,
): Promise<SideBySide> {
  const ask = async (of: Of, patience: number, limitMs: number): Promise<Asked> => {
    const began = Date.now();
    const work = async () => {
      const used = await visitors.get(of, isSignedIn);
      used.patience = patience;
      return run(used);
    };
    // A document that is replaced while it is read fails too, as where a page never comes to rest.
    const outcome = await within(
      limitMs,
      work().catch(() => null),
    );
    if (outcome === null) await visitors.drop(of, isSignedIn);
    return { ...(outcome ?? toOutcome({ isLate: true })), tookMs: Date.now() - began };
  };
  const [own, live] = await Promise.all([ask('candidate', first, firstMs), ask('live', first, firstMs)]);
  const once = compareOutcomes(own, [live], tried);
  const known = listKnown(own, live);
  if (live.isLate || once.findings.length + once.differences.length === 0) return { live, comparison: once, known, isJudged: !live.isLate };
  const liveAgain = await ask('live', Math.max(first, livePatience), liveMs);
  if (liveAgain.isLate) return { live, comparison: { findings: [], differences: [] }, known, isJudged: false };
  const lives = [live, liveAgain];
  const ownAgain = await ask(
    'candidate',
    Math.max(first, ownPatience),
    Math.max(againMs, slowdown * live.tookMs, slowdown * liveAgain.tookMs),
  );
  const one = compareOutcomes(own, lives, tried);
  const other = compareOutcomes(ownAgain, lives, tried);
  const findings = one.findings.filter((said) => other.findings.some((each) => isSameFinding(each, said)));
  // What follows from something that is never right needs no line of its own.
  const differences = findings.length > 0 ? [] : one.differences.filter((line) => other.differences.includes(line));
  return { live, comparison: { findings, differences }, known, isJudged: true };
}

/** What both sides have to use on a page, or null where one of them failed or was late; what only one has is said where pages are compared. */
export async function listThings(visitors: Visitors, address: string, isSignedIn: boolean, scope: Scope): Promise<Thing[] | null> {
  const list = async (of: Of) => {
    const used = await visitors.get(of, isSignedIn);
    used.patience = patient.patience;
    await used.begin();
    await openForUse(used, address);
    const things = await callActs<Thing[]>(used.page, `list('${scope}')`);
    // A dialog that opens by itself is a part of the page.
    const opened = scope === 'main' ? await callActs<Thing[]>(used.page, `list('dialog')`) : [];
    return [...things, ...opened.map((thing): Thing => ({ ...thing, scope: 'dialog' }))];
  };
  const [own, live] = await Promise.all(
    (['candidate', 'live'] as const).map(async (of) => {
      // What fails is said like what is late.
      const things = await within(
        listMs,
        list(of).catch(() => null),
      );
      if (things === null) await visitors.drop(of, isSignedIn);
      return things;
    }),
  );
  if (!own || !live) return null;
  return live.filter(({ key, scope: where }) => own.some((each) => each.key === key && each.scope === where));
}
