import type { Comparison, VisitCounts } from './sequential-test';

/** Minutes of a canary and the stable release, with the percentage of visitors to whom the server gave the canary. */
export interface SharedMinute extends Comparison {
  percent: number;
}

/** Of its good visits a release may lack this share before they count as missing. */
const toleratedCanary = 0.75;
/** Traffic of another hour or day differs by itself, so that a release which everyone gets may lack more. */
const toleratedStable = 0.5;
/** The alternative hypotheses: the good visits that are left, as shares of the tolerated ones. */
const alternatives = [0.8, 0.5, 0.25, 0.05];
/** The chance to find visits missing that are not, however often it is asked. */
const falseAlarms = 0.1;

const goodOf = ({ visits, bad }: VisitCounts) => Math.max(0, visits - bad);

const isEnough = (logs: readonly number[]) =>
  logs.reduce((sum, log) => sum + Math.exp(Math.min(log, 700)), 0) / logs.length >= 1 / falseAlarms;

/**
 * Whether a canary lacks good visits that its percentage of visitors should have had. Anybody can add failures to a release; nobody
 * outside can take away the good visits of others, so that this cannot be forged by reports of failures, however many they are.
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

/** Whether a release that everyone gets has far fewer good visits than the `usual` ones of a time as long as this. */
export function areFewerThanUsual(good: number, usual: number): boolean {
  const tolerated = usual * toleratedStable;
  return isEnough(alternatives.map((left) => good * Math.log(left) + tolerated * (1 - left)));
}
