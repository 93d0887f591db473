import type { Comparison } from '../compare/compare-snapshots';
import { isSameFinding } from '../finding';
import { compareOutcomes, listKnown, type Try } from './outcomes/compare-outcomes';
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
/** For an attempt that had no verdict, because the machine is busy: a longer one that ends is worth more than others that do not. */
export const longer: TryLimits = { patience: 2, firstMs: 60_000, liveMs: 45_000, againMs: 90_000 };
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
  own: Outcome;
  live: Outcome;
  comparison: Comparison;
  /** What is wrong on both, as words that complete the name of the page. */
  known: string[];
  /** Whether the live release came to an end in time. */
  isJudged: boolean;
}

const nothing = { findings: [], differences: [] };

/** How an act on a new element would end without what is never right, with as much work as the opening of its page. */
const withoutFaults = (own: Outcome) =>
  toOutcome({ ...own, errors: [], locked: '', lost: [], marks: [], work: own.openingWork, letters: Math.max(1, own.letters) });

/** Runs an act on an element that only the candidate has, and again if it ends in a fault. */
async function tryAlone(ask: (patience: number, limitMs: number) => Promise<Asked>, tried: Try, limits: TryLimits): Promise<SideBySide> {
  const own = await ask(limits.patience, limits.firstMs);
  const { findings } = compareOutcomes(own, [withoutFaults(own)], tried);
  if (own.isLate || findings.length === 0) return { own, live: own, comparison: nothing, known: [], isJudged: !own.isLate };
  const again = await ask(Math.max(limits.patience, ownPatience), limits.againMs);
  if (again.isLate) return { own, live: own, comparison: nothing, known: [], isJudged: false };
  const { findings: others } = compareOutcomes(again, [withoutFaults(again)], tried);
  const lasting = findings.filter((said) => others.some((each) => isSameFinding(each, said)));
  return { own, live: own, comparison: { findings: lasting, differences: [] }, known: [], isJudged: true };
}

/**
 * Runs an act on both sides at once. If the outcomes differ, both are run again, one after the other, because a random difference
 * rarely occurs twice. There is no verdict if the live release fails or times out, because then the machine is too busy.
 */
export async function trySideBySide(visitors: Visitors, isSignedIn: boolean, tried: Try, run: Run, limits = usual): Promise<SideBySide> {
  const { patience: first, firstMs, liveMs, againMs } = limits;
  const ask = async (of: Of, patience: number, limitMs: number): Promise<Asked> => {
    const began = Date.now();
    const work = async () => {
      const used = await visitors.get(of, isSignedIn);
      used.patience = patience;
      return run(used);
    };
    let obstacle: string | null = null;
    // A document that is replaced while it is read, as by a page that reloads endlessly, fails too.
    const outcome = await within(
      limitMs,
      work().catch((error: unknown) => {
        obstacle = String(error).split('\n')[0] ?? '';
        return null;
      }),
    );
    if (outcome === null) await visitors.drop(of, isSignedIn);
    return { ...(outcome ?? toOutcome({ isLate: true, obstacle })), tookMs: Date.now() - began };
  };
  if (tried.isNew === true) return tryAlone(async (patience, limitMs) => ask('candidate', patience, limitMs), tried, limits);
  const [own, live] = await Promise.all([ask('candidate', first, firstMs), ask('live', first, firstMs)]);
  const once = compareOutcomes(own, [live], tried);
  const known = listKnown(own, live);
  if (live.isLate || once.findings.length + once.differences.length === 0)
    return { own, live, comparison: once, known, isJudged: !live.isLate };
  const liveRetry = await ask('live', Math.max(first, livePatience), liveMs);
  if (liveRetry.isLate) return { own, live, comparison: nothing, known, isJudged: false };
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
  return { own, live, comparison: { findings, differences }, known, isJudged: true };
}

/**
 * The usable elements of a page on the candidate, and whether they are new; null if a side failed or timed out. Elements that only
 * the live release has are reported by the comparison of pages.
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
  const isOn = (things: readonly Thing[], thing: Thing) =>
    things.some(({ key, scope: where }) => key === thing.key && where === thing.scope);
  const added = own.filter((thing) => !isOn(live, thing)).map((thing) => ({ ...thing, isNew: true }));
  return [...live.filter((thing) => isOn(own, thing)), ...added];
}
