import type { Comparison } from '../compare/compare-snapshots';
import { isSameFinding } from '../finding';
import { compareOutcomes, type Try } from './compare-outcomes';
import { toOutcome, type Outcome } from './outcome';
import type { Scope, Thing } from './thing';
import { callActs, openForUse, type UsedPage } from './used-page';
import type { Of, Visitors } from './visitors';
import { within } from './within';

/** One try on one side; a longer one is ended. Without its list nothing on a page is tried, so that may take longer. */
const [tryMs, listMs] = [25_000, 60_000];
/** How long nothing may follow from an act; longer where it looked as if nothing did. */
const [patienceMs, longPatienceMs] = [2500, 5000];

/** Tries something on one side. */
export type Run = (used: UsedPage, patienceMs: number) => Promise<Outcome>;

async function ask(visitors: Visitors, of: Of, isSignedIn: boolean, run: Run, patience: number): Promise<Outcome> {
  const work = async () => run(await visitors.get(of, isSignedIn), patience);
  // A page that cannot be opened at all is refused where pages are compared.
  const outcome = await within(
    tryMs,
    work().catch(() => toOutcome({ isReached: false })),
  );
  if (outcome !== null) return outcome;
  await visitors.drop(of, isSignedIn);
  return toOutcome({ isLate: true });
}

/** Tries something on both sides at once. What differs is asked of both again, one after the other, since chance rarely comes twice. */
export async function trySideBySide(
  visitors: Visitors,
  isSignedIn: boolean,
  tried: Try,
  run: Run,
): Promise<{ live: Outcome; comparison: Comparison; isJudged: boolean }> {
  const askOnce = (of: Of, patience: number) => ask(visitors, of, isSignedIn, run, patience);
  const [own, live] = await Promise.all([askOnce('candidate', patienceMs), askOnce('live', patienceMs)]);
  const once = compareOutcomes(own, [live], tried);
  // On a busy machine both sides may be late, which is no verdict.
  const isJudged = !live.isLate;
  if (once.findings.length + once.differences.length === 0) return { live, comparison: once, isJudged };
  const lives = [live, await askOnce('live', longPatienceMs)];
  const ownAgain = await askOnce('candidate', longPatienceMs);
  const one = compareOutcomes(own, lives, tried);
  const other = compareOutcomes(ownAgain, lives, tried);
  const findings = one.findings.filter((said) => other.findings.some((each) => isSameFinding(each, said)));
  // What follows from something that is never right needs no line of its own.
  const differences = findings.length > 0 ? [] : one.differences.filter((line) => other.differences.includes(line));
  return { live, comparison: { findings, differences }, isJudged };
}

/** What both sides have to use on a page, or null where one of them was late; what only one has is said where pages are compared. */
export async function listThings(visitors: Visitors, address: string, isSignedIn: boolean, scope: Scope): Promise<Thing[] | null> {
  const list = async (of: Of) => {
    const used = await visitors.get(of, isSignedIn);
    await used.begin();
    await openForUse(used, address);
    return callActs<Thing[]>(used.page, `list('${scope}')`);
  };
  // A page that cannot be opened has nothing to use; that it cannot is said where pages are compared.
  const [own, live] = await Promise.all(
    (['candidate', 'live'] as const).map(async (of) =>
      within(
        listMs,
        list(of).catch(() => []),
      ),
    ),
  );
  if (own === undefined || live === undefined || own === null || live === null) return null;
  return live.filter(({ key }) => own.some((each) => each.key === key));
}
