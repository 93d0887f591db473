import { availableParallelism } from 'node:os';
import { createErrorCount, type ErrorCount } from '../acts/outcomes/erratic-errors';
import { limitTo, type Limit } from '../compare/limit-to';
import { logFound, type Finding } from '../finding';

/** Visits and comparisons at once, of which a comparison opens three pages; with more, a small machine times out. */
const atOnce = Math.max(2, Math.min(4, availableParallelism()));
/** The number of findings after which nothing is opened any more, and the time for further ones after the first. */
const [enoughFindings, afterFirstMs] = [6, 15_000];

/** The order: what finds most comes first. A public page is nearly the same for a member; uses begin after the first comparisons. */
export const ranks = { comparison: 0, visit: 1, lateComparison: 2, lateVisit: 3 } as const;

/** What visits, comparisons and uses share. */
export interface CheckQueue {
  limit: Limit;
  /** Called with what each found, which is told at once. */
  note: (findings: readonly Finding[], differences?: readonly string[]) => void;
  /** The errors of all attempts, of which each alone may be chance. */
  errors: ErrorCount;
  /** Whether there are findings enough. */
  isOver: () => boolean;
}

export function createCheckQueue(log: (line: string) => void): CheckQueue {
  let count = 0;
  let foundAt: number | undefined;
  return {
    limit: limitTo(atOnce),
    errors: createErrorCount(),
    note(findings, differences) {
      logFound(log, findings, differences);
      count += findings.length;
      if (findings.length > 0) foundAt ??= Date.now();
    },
    isOver: () => count >= enoughFindings || (foundAt !== undefined && Date.now() - foundAt > afterFirstMs),
  };
}
