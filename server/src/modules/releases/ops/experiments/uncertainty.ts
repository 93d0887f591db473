/** Visits of a variant, and how many of them had something: the goal, a failure. */
export interface Share {
  visits: number;
  hits: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** The certainty of the intervals. */
const errorRate = 0.05;
const z95 = 1.96;
/** The number of visits for which the interval of a difference is narrowest. */
const plannedVisits = 10_000;

export const shareOf = ({ visits, hits }: Share): number => (visits === 0 ? 0 : hits / visits);

/** The interval of a share (Wilson, 95 %), which also holds for few visits and for shares near 0. */
export function intervalOf(share: Share): Interval | null {
  const { visits } = share;
  if (visits === 0) return null;
  const part = shareOf(share);
  const middle = part + z95 ** 2 / (2 * visits);
  const width = z95 * Math.sqrt((part * (1 - part)) / visits + z95 ** 2 / (4 * visits ** 2));
  const scale = 1 + z95 ** 2 / visits;
  return { low: Math.max(0, (middle - width) / scale), high: Math.min(1, (middle + width) / scale) };
}

/**
 * The interval of a difference of shares, from a confidence sequence with a normal mixture (Waudby-Smith and others, 2021): with
 * 95 % it holds at all times together, so that looking every day makes no winner of chance.
 */
export function differenceOf(one: Share, other: Share): Interval | null {
  if (one.visits === 0 || other.visits === 0) return null;
  const visits = one.visits + other.visits;
  // With one hit more on each side, so that a variant without any is not taken as certain.
  const spread = ({ visits: count, hits }: Share) => {
    const part = (hits + 1) / (count + 2);
    return (part * (1 - part)) / count;
  };
  const variance = (spread(one) + spread(other)) * visits;
  const tuned = (-2 * Math.log(errorRate) + Math.log(-2 * Math.log(errorRate) + 1)) / plannedVisits;
  const grown = visits * tuned + 1;
  const width = Math.sqrt(variance * ((2 * grown) / (visits ** 2 * tuned)) * Math.log(Math.sqrt(grown) / errorRate));
  const difference = shareOf(one) - shareOf(other);
  return { low: difference - width, high: difference + width };
}

/** Whether the visits of a variant are too many or too few for its share of them, by far more than chance (one in 10,000). */
export function isLopsided(visits: number, total: number, share: number): boolean {
  if (total === 0 || share <= 0 || share >= 1) return false;
  return Math.abs(visits - total * share) > 3.9 * Math.sqrt(total * share * (1 - share));
}
