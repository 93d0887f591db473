import type { ReleaseReportEntry, VitalName } from '@oracle-astra/shared/contract';
import type { UsedRelease } from './blame';

type Kind = 'load' | 'page' | 'api';

const maxCount = 99;
const [maxGoals, maxGoalLength] = [8, 100];

interface Counts extends UsedRelease {
  isVisitSent: boolean;
  isBadSent: boolean;
  isBad: boolean;
  failures: Record<Kind, number>;
  goals: string[];
  vitals: Partial<Record<VitalName, number>>;
}

const isEmpty = ({ isVisitSent, isBad, isBadSent, failures, goals, vitals }: Counts) =>
  isVisitSent &&
  isBad === isBadSent &&
  failures.load + failures.page + failures.api + goals.length === 0 &&
  Object.keys(vitals).length === 0;

/**
 * Collects the entries of a page's report, one for each release that it uses. `take` returns and empties them; a visit and a bad
 * visit are counted once.
 */
export function createReport() {
  const all = new Map<string, Counts>();

  const toKey = ({ remote, release }: UsedRelease) => `${remote} ${release}`;

  function of(used: UsedRelease): Counts {
    const { remote, release } = used;
    const key = toKey(used);
    const counts = all.get(key) ?? {
      remote,
      release,
      isVisitSent: false,
      isBadSent: false,
      isBad: false,
      failures: { load: 0, page: 0, api: 0 },
      goals: [],
      vitals: {},
    };
    all.set(key, counts);
    return counts;
  }

  function takeEntry(counts: Counts): ReleaseReportEntry {
    const { remote, release, isVisitSent, isBad, isBadSent, failures, goals, vitals } = counts;
    const hasVitals = Object.keys(vitals).length > 0;
    Object.assign(counts, { isVisitSent: true, isBadSent: isBad, failures: { load: 0, page: 0, api: 0 }, goals: [], vitals: {} });
    return {
      remote,
      release,
      visits: isVisitSent ? 0 : 1,
      bad: isBad && !isBadSent ? 1 : 0,
      ...failures,
      ...(goals.length > 0 && { goals }),
      ...(hasVitals && { vitals }),
    };
  }

  return {
    use: (used: UsedRelease): void => void of(used),
    has: (used: UsedRelease): boolean => all.has(toKey(used)),
    fail(used: UsedRelease, kind: Kind): void {
      const counts = of(used);
      counts.isBad = true;
      counts.failures[kind] = Math.min(maxCount, counts.failures[kind] + 1);
    },
    reach(used: UsedRelease, goal: string): void {
      const { goals } = of(used);
      // The server refuses a report with more or longer ones, and with it those of all releases of the page.
      if (goals.length < maxGoals && goal.length <= maxGoalLength && !goals.includes(goal)) goals.push(goal);
    },
    measure(used: UsedRelease, vital: VitalName, value: number): void {
      of(used).vitals[vital] = Math.round(value * 1000) / 1000;
    },
    take: (): ReleaseReportEntry[] => [...all.values()].filter((counts) => !isEmpty(counts)).map(takeEntry),
  };
}
