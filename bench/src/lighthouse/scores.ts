import { judge, type Goal } from '../goal';
import { median } from '../statistics';
import { figure, table } from '../table';

/** What counts of one visit of Lighthouse's; the score is of 100, the shift has no unit. */
export interface Scores {
  performance: number;
  firstPaintMs: number;
  largestPaintMs: number;
  shift: number;
  blockingMs: number;
}

/** What is read of Lighthouse's own report. */
export interface LighthouseReport {
  runtimeError?: { code: string };
  categories: { performance?: { score: number | null } };
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** Null where Lighthouse itself failed, as it does now and then. */
export function scoresOf({ runtimeError, categories, audits }: LighthouseReport): Scores | null {
  const score = categories.performance?.score ?? null;
  const [firstPaintMs, largestPaintMs, shift, blockingMs] = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'].map((name) => audits[name]?.numericValue);
  if (runtimeError || score === null || firstPaintMs === undefined || largestPaintMs === undefined || shift === undefined || blockingMs === undefined) return null;
  return { performance: score * 100, firstPaintMs, largestPaintMs, shift, blockingMs };
}

const goals = {
  performance: { goal: 98, places: 0, isFloor: true },
  largestPaintMs: { goal: 1200, places: 0 },
  shift: { goal: 0, places: 3 },
} satisfies Partial<Record<keyof Scores, Goal>>;

function rowOf([address, visits]: [string, readonly Scores[]]): string[] {
  const middle = (name: keyof Scores) => median(visits.map((scores) => scores[name]));
  const missed = (Object.keys(goals) as (keyof typeof goals)[]).map((name) => judge(middle(name), goals[name])).filter((said) => said !== 'kept');
  return [address, figure(middle('performance')), figure(middle('largestPaintMs')), figure(middle('shift'), 3), figure(middle('blockingMs')), figure(middle('firstPaintMs')), missed.length > 0 ? missed.join('; ') : 'kept'];
}

/** The medians of each page. */
export const report = (visits: ReadonlyMap<string, readonly Scores[]>): string =>
  table(['', 'performance', 'largest paint, ms', 'shift', 'blocking, ms', 'first paint, ms', 'goals: 98, 1,200, 0'], [...visits].map(rowOf));
