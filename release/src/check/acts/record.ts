import type { Attempt, Kind } from '../attempts';
import type { Comparison } from '../compare/compare-snapshots';
import { logFound } from '../finding';
import { nameOf, type Compare, type PageInUse } from './tasks';
import { patient, trySideBySide } from './side-by-side';
import type { Visitors } from './visitors';

/** The number of findings after which the check stops, and the time for further ones after the first. */
const [enoughFindings, afterFirstMs] = [6, 15_000];

interface RecordOptions {
  visitorsOf: (worker: number) => Visitors;
  /** Called after an attempt without a verdict. */
  onUnjudged: () => void;
  log: (line: string) => void;
  /** When attempts begin to get longer limits, in milliseconds since 1970. */
  deadline: number;
}

/** The findings of all attempts on the pages of a release so far. */
export function createRecord({ visitorsOf, onUnjudged, log, deadline }: RecordOptions) {
  const found: Comparison = { findings: [], differences: [] };
  const attempts: Attempt[] = [];
  const unjudged: string[] = [];
  /** Faults of both releases, each once per page. */
  const shared = new Map<string, string>();
  let foundAt: number | undefined;
  const compare: Compare = async (worker, page, tried, run) => {
    const at = nameOf(page);
    const limits = Date.now() < deadline ? undefined : patient;
    const { live, comparison, known, isJudged } = await trySideBySide(visitorsOf(worker), page.isSignedIn, { ...tried, at }, run, limits);
    if (!isJudged) onUnjudged();
    for (const fault of known)
      shared.set(`${at} ${fault}`, `Not refused, since the live release does the same: ${at}: ${fault} when ${tried.what}`);
    found.findings.push(...comparison.findings);
    logFound(log, comparison.findings, comparison.differences);
    if (found.findings.length > 0) foundAt ??= Date.now();
    found.differences.push(...comparison.differences);
    return isJudged ? live : null;
  };
  return {
    found,
    attempts,
    unjudged,
    compare,
    note: (attempt: Attempt) => void attempts.push(attempt),
    giveUp: (page: PageInUse, what: string) =>
      void unjudged.push(`Not judged, since the live release failed or was late too: ${nameOf(page)}, when ${what}`),
    isEnough: () => found.findings.length >= enoughFindings || (foundAt !== undefined && Date.now() - foundAt > afterFirstMs),
    /** Whether no attempt of a kind has been judged yet. */
    isNeeded: (kind: Kind) => !attempts.some((each) => each.kind === kind && each.isJudged),
    listUnreached: () => [...shared.values(), ...unjudged],
  };
}
