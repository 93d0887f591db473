import type { Comparison } from '../compare/compare-snapshots';
import { isSameFinding } from '../finding';
import { compareOutcomes, listKnown, type Try } from './compare-outcomes';
import { toOutcome, type Outcome } from './outcome';
import type { Scope, Thing } from './thing';
import { callActs, type UsedPage } from './used-page';
import type { Of, Visitors } from './visitors';
import { openForUse } from './wait-for-page';
import { within } from '../within';

/**
 * Milliseconds for the first attempt of each side, for the second one of the live release, and at least for that of the candidate.
 */
export interface TryLimits {
  /** The factor by which the first attempt waits longer than usual. */
  patience: number;
  firstMs: number;
  liveMs: number;
  againMs: number;
}
const usual: TryLimits = { patience: 1, firstMs: 25_000, liveMs: 15_000, againMs: 45_000 };
/** For a machine on which nothing ended within the usual limits. */
export const patient: TryLimits = { patience: 3, firstMs: 90_000, liveMs: 90_000, againMs: 135_000 };
/** The candidate gets this many times the time of the live release, and waits longer for each step. */
const slowdown = 4;
const [livePatience, ownPatience] = [2, 3];
/** Longer, because without the list of its elements nothing on a page is tested. */
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
 * Runs an act on both sides at once. If the outcomes differ, both are run again, one after the other, because a random difference
 * rarely occurs twice. There is no verdict if the live release fails or times out, because then the machine is too busy.
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
    // A document that is replaced while it is read, as by a page that reloads endlessly, fails too.
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
  const liveRetry = await ask('live', Math.max(first, livePatience), liveMs);
  if (liveRetry.isLate) return { live, comparison: { findings: [], differences: [] }, known, isJudged: false };
  const lives = [live, liveRetry];
  const ownRetry = await ask(
    'candidate',
    Math.max(first, ownPatience),
    Math.max(againMs, slowdown * live.tookMs, slowdown * liveRetry.tookMs),
  );
  const one = compareOutcomes(own, lives, tried);
  const other = compareOutcomes(ownRetry, lives, tried);
  const findings = one.findings.filter((said) => other.findings.some((each) => isSameFinding(each, said)));
  // Differences that follow from a finding are not reported separately.
  const differences = findings.length > 0 ? [] : one.differences.filter((line) => other.differences.includes(line));
  return { live, comparison: { findings, differences }, known, isJudged: true };
}

/**
 * The usable elements that both sides have on a page; null if one of them failed or timed out. Elements of one side are reported by
 * the comparison of pages.
 */
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
      // A failure counts as a timeout.
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
