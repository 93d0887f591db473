/** The visits of a release in a period, and those with a failure. */
export interface VisitCounts {
  visits: number;
  bad: number;
}

/** The same period of both releases. */
export interface Comparison {
  canary: VisitCounts;
  stable: VisitCounts;
}

export interface Verdict {
  isWorse: boolean;
  /** The likelihood ratio of "the release is worse" to "it is not"; grows without bound if it is worse. */
  evidence: number;
  /** Shares of bad visits, 0 to 1. For a comparison with the past, `stable` is the tolerated share. */
  canary: number;
  stable: number;
}

/** A release may fail this many times as often as the other one. */
const toleratedRatio = 1.25;
/** The alternative hypotheses: releases whose failure rate is higher by these factors. */
const alternatives = [1.5, 2, 3, 5, 10, 30];
/** A smaller difference or fewer bad visits never halt a release, whatever the evidence, because browser extensions cause failures too. */
const smallestDifference = 0.005;
const fewestBad = 5;

const rateOf = ({ visits, bad }: VisitCounts) => (visits === 0 ? 0 : Math.min(1, bad / visits));
const add = (one: VisitCounts, other: VisitCounts): VisitCounts => ({ visits: one.visits + other.visits, bad: one.bad + other.bad });
const none: VisitCounts = { visits: 0, bad: 0 };

/** Joins minutes until both releases have a visit in each. It uses only visits, never failures, so that the evidence stays unbiased. */
function joinMinutes(minutes: readonly Comparison[]): Comparison[] {
  const joined: Comparison[] = [];
  let open: Comparison = { canary: none, stable: none };
  for (const minute of minutes) {
    open = { canary: add(open.canary, minute.canary), stable: add(open.stable, minute.stable) };
    if (open.canary.visits === 0 || open.stable.visits === 0) continue;
    joined.push(open);
    open = { canary: none, stable: none };
  }
  return joined;
}

const mean = (logs: readonly number[]) => {
  const largest = Math.max(...logs);
  // Larger values only mean "very large".
  return largest > 700 ? Number.MAX_VALUE : logs.reduce((sum, log) => sum + Math.exp(log), 0) / logs.length;
};

/**
 * Compares a canary with the stable release that others get in the same minutes, by a mixture sequential probability ratio
 * test. If the canary is not worse, its share of a minute's bad visits equals its share of the visits; a night, an outage or a
 * busy hour affects both releases and is no evidence. It may be evaluated after every minute: the probability of ever calling a
 * good release worse is at most `falseAlarms`.
 */
export function compareReleases(minutes: readonly Comparison[], falseAlarms: number): Verdict {
  const joined = joinMinutes(minutes);
  const logs = alternatives.map((times) =>
    joined.reduce((sum, { canary, stable }) => {
      const expected = (ratio: number) => (ratio * canary.visits) / (ratio * canary.visits + stable.visits);
      const [usual, worse] = [expected(toleratedRatio), expected(toleratedRatio * times)];
      return sum + canary.bad * Math.log(worse / usual) + stable.bad * Math.log((1 - worse) / (1 - usual));
    }, 0),
  );
  const [canary, stable] = [
    joined.reduce((sum, each) => add(sum, each.canary), none),
    joined.reduce((sum, each) => add(sum, each.stable), none),
  ];
  return judge(mean(logs), canary, rateOf(stable), falseAlarms);
}

const judge = (evidence: number, counts: VisitCounts, stable: number, falseAlarms: number): Verdict => {
  const canary = rateOf(counts);
  const isLarge = counts.bad >= fewestBad && canary - stable >= smallestDifference;
  return { isWorse: isLarge && evidence >= 1 / falseAlarms, evidence, canary, stable };
};

/** The upper bound of a share (Wilson interval, 99.9 %). */
function upperBound({ visits, bad }: VisitCounts): number {
  const z = 3.29;
  const share = bad / visits;
  const centre = share + z ** 2 / (2 * visits);
  const width = z * Math.sqrt((share * (1 - share)) / visits + z ** 2 / (4 * visits ** 2));
  return (centre + width) / (1 + z ** 2 / visits);
}

/** With fewer visits there is no baseline. */
const fewestVisits = 50;
const usualShare = 0.03;

/** The tolerated share of bad visits for the successor of a release with these visits. */
const toleratedShare = (before: VisitCounts) =>
  Math.min(0.5, toleratedRatio * (before.visits < fewestVisits ? usualShare : upperBound(before)) + smallestDifference);

/**
 * Compares a stable release with the visits of its predecessor. The probability of ever calling a release with a tolerated
 * share of bad visits worse is at most `falseAlarms`, over any number of evaluations.
 */
export function compareWithBefore(minutes: readonly VisitCounts[], before: VisitCounts, falseAlarms: number): Verdict {
  const tolerated = toleratedShare(before);
  const total = minutes.reduce(add, none);
  const good = Math.max(0, total.visits - total.bad);
  const logs = alternatives.map((times) => {
    const worse = Math.min(0.98, tolerated * times);
    return total.bad * Math.log(worse / tolerated) + good * Math.log((1 - worse) / (1 - tolerated));
  });
  return judge(mean(logs), total, tolerated, falseAlarms);
}
