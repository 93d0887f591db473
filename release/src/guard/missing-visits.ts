import type { Comparison, VisitCounts } from './sequential-test';

/** Minutes of a canary and the stable release, with the percentage of visitors to whom the server gave the canary. */
export interface SharedMinute extends Comparison {
  percent: number;
}

/** The share of the expected good visits below which visits count as missing. */
const toleratedCanary = 0.75;
/** The tolerance for a stable release is larger, because traffic differs between hours and days. */
const toleratedStable = 0.5;
/** The alternative hypotheses: the remaining good visits, as shares of the tolerated ones. */
const alternatives = [0.8, 0.5, 0.25, 0.05];
/** The probability of a false alarm over any number of evaluations. */
const falseAlarms = 0.1;

const goodOf = ({ visits, bad }: VisitCounts) => Math.max(0, visits - bad);

const isEnough = (logs: readonly number[]) =>
  logs.reduce((sum, log) => sum + Math.exp(Math.min(log, 700)), 0) / logs.length >= 1 / falseAlarms;

/**
 * Whether a canary has fewer good visits than its percentage of visitors implies. Anybody can report failures of a release, but
 * nobody can remove the good visits of others, so this cannot be forged by any number of reports.
 */
export function areVisitsMissing(minutes: readonly SharedMinute[]): boolean {
  const logs = alternatives.map((left) =>
    minutes.reduce((sum, { canary, stable, percent }) => {
      if (percent <= 0 || percent >= 100) return sum;
      const expected = (share: number) => (share * percent) / (share * percent + 100 - percent);
      const [usual, fewer] = [expected(toleratedCanary), expected(toleratedCanary * left)];
      return sum + goodOf(canary) * Math.log(fewer / usual) + goodOf(stable) * Math.log((1 - fewer) / (1 - usual));
    }, 0),
  );
  return isEnough(logs);
}

/** Whether a stable release has far fewer good visits than the `usual` number for a period of this length. */
export function areFewerThanUsual(good: number, usual: number): boolean {
  const tolerated = usual * toleratedStable;
  return isEnough(alternatives.map((left) => good * Math.log(left) + tolerated * (1 - left)));
}
