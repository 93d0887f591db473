import { formatVerdict, type Goal } from '../goal';
import { median } from '../statistics';
import { formatNumber, formatTable } from '../table';

/** The scores of one Lighthouse run; performance and the rest from 0 to 100, the layout shift without unit. */
export interface Scores {
  performance: number;
  /** The lowest of accessibility, best practices and SEO. */
  rest: number;
  firstPaintMs: number;
  largestPaintMs: number;
  shift: number;
  blockingMs: number;
}

/** The part of the Lighthouse report that is read. */
export interface LighthouseReport {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

export const restCategories = ['accessibility', 'best-practices', 'seo'] as const;

/** The scores in a report; null when the Lighthouse run failed. */
export function parseScores({ runtimeError, categories, audits }: LighthouseReport): Scores | null {
  const [score, ...rest] = ['performance', ...restCategories].map((name) => categories[name]?.score ?? null);
  const [firstPaintMs, largestPaintMs, shift, blockingMs] = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'cumulative-layout-shift',
    'total-blocking-time',
  ].map((name) => audits[name]?.numericValue);
  if (
    runtimeError ||
    typeof score !== 'number' ||
    !rest.every((one) => one !== null) ||
    firstPaintMs === undefined ||
    largestPaintMs === undefined ||
    shift === undefined ||
    blockingMs === undefined
  )
    return null;
  return { performance: score * 100, rest: Math.min(...rest) * 100, firstPaintMs, largestPaintMs, shift, blockingMs };
}

const goals = {
  performance: { goal: 98, decimals: 0, isMinimum: true },
  rest: { goal: 100, decimals: 0, isMinimum: true },
  largestPaintMs: { goal: 1200, decimals: 0 },
  shift: { goal: 0, decimals: 3 },
} satisfies Partial<Record<keyof Scores, Goal>>;

function formatRow([address, visits]: [string, readonly Scores[]]): string[] {
  const middle = (name: keyof Scores) => median(visits.map((scores) => scores[name]));
  const missed = (Object.keys(goals) as (keyof typeof goals)[])
    .map((name) => formatVerdict(middle(name), goals[name]))
    .filter((said) => said !== 'kept');
  return [
    address,
    formatNumber(middle('performance')),
    formatNumber(middle('rest')),
    formatNumber(middle('largestPaintMs')),
    formatNumber(middle('shift'), 3),
    formatNumber(middle('blockingMs')),
    formatNumber(middle('firstPaintMs')),
    missed.length > 0 ? missed.join('; ') : 'kept',
  ];
}

/** A table with the medians of each page. */
export const formatScores = (visits: ReadonlyMap<string, readonly Scores[]>): string =>
  formatTable(
    ['', 'performance', 'rest', 'largest paint, ms', 'shift', 'blocking, ms', 'first paint, ms', 'goals: 98, 100, 1,200, 0'],
    [...visits].map(formatRow),
  );
