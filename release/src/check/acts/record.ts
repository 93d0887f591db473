import type { Attempt, Kind } from '../attempts';
import type { CheckQueue } from '../browser/check-queue';
import type { Comparison } from '../compare/compare-snapshots';
import { nameOf, type Compare, type PageInUse } from './tasks';
import type { FirstTries } from './repeat-suspects';
import { longer, patient, trySideBySide } from './side-by-side';
import { finding } from '../finding';
import { createKeyComparison } from './outcomes/reused-keys';
import type { Visitors } from './visitors';

interface RecordOptions {
  visitorsOf: (worker: number) => Visitors;
  /** Called after an attempt without a verdict. */
  onUnjudged: () => void;
  /** Called with what each attempt found. */
  queue: Pick<CheckQueue, 'note' | 'errors'>;
  /** When attempts begin to get longer limits, in milliseconds since 1970. */
  deadline: number;
}

/** The findings of all attempts on the pages of a release so far. */
export function createRecord({ visitorsOf, onUnjudged, queue, deadline }: RecordOptions) {
  const found: Comparison = { findings: [], differences: [] };
  const attempts: Attempt[] = [];
  const unjudged: string[] = [];
  /** Why the last attempt of an act failed on the live release. */
  const reasons = new Map<string, string>();
  /** Faults of both releases, each once per page. */
  const shared = new Map<string, string>();
  const listReused = createKeyComparison();
  const firstTries: FirstTries = new Map();
  const compare: Compare = async (worker, page, tried, run, isAgain = false) => {
    const at = nameOf(page);
    const usual = isAgain ? longer : undefined;
    const limits = Date.now() < deadline ? usual : patient;
    const { own, live, comparison, known, isJudged } = await trySideBySide(
      visitorsOf(worker),
      page.isSignedIn,
      { ...tried, at },
      run,
      limits,
    );
    if (!isJudged) onUnjudged();
    if (live.isLate && live.obstacle !== null) reasons.set(`${at}, when ${tried.what}`, live.obstacle);
    queue.errors.note(at, own.errors, live === own ? [] : live.errors);
    for (const error of own.errors) if (!firstTries.has(error)) firstTries.set(error, { page, tried, run });
    for (const fault of known)
      shared.set(`${at} ${fault}`, `Not refused, since the live release does the same: ${at}: ${fault} when ${tried.what}`);
    const reused = listReused(own, live).map((call) =>
      finding('act-sends', at, `sends ${call} with the Idempotency-Key of another one when ${tried.what}, so that one of them is lost`),
    );
    const findings = [...comparison.findings, ...reused];
    found.findings.push(...findings);
    queue.note(findings, comparison.differences);
    found.differences.push(...comparison.differences);
    return isJudged ? live : null;
  };
  return {
    found,
    attempts,
    unjudged,
    compare,
    firstTries,
    note: (attempt: Attempt) => void attempts.push(attempt),
    giveUp(page: PageInUse, what: string) {
      const act = `${nameOf(page)}, when ${what}`;
      const reason = reasons.get(act);
      unjudged.push(`Not judged, since the live release failed or was late too: ${act}${reason === undefined ? '' : ` (${reason})`}`);
    },
    /** Whether no attempt of a kind has been judged yet. */
    isNeeded: (kind: Kind) => !attempts.some((each) => each.kind === kind && each.isJudged),
    listUnreached: () => [...shared.values(), ...unjudged],
  };
}
