import { finding, type Finding } from '../../finding';
import type { Outcome } from '../outcome';

/** An error that so many attempts have, and none on the live release, is no chance. */
const minTries = 4;
/** Attempts end while answers are on their way. */
const isOfNetwork = (error: string) => /fetch|network|abort|load/i.test(error);

/** Counts the errors of all attempts: one that occurs now and then is not repeated by the second attempt, which would confirm it. */
export function createErrorCount() {
  const own = new Map<string, { at: string; tries: number }>();
  const ofLive = new Set<string>();
  let all = 0;
  return {
    note(at: string, candidate: Outcome, live: Outcome) {
      all += 1;
      if (live !== candidate) for (const error of live.errors) ofLive.add(error);
      for (const error of new Set(candidate.errors))
        own.set(error, { at: own.get(error)?.at ?? at, tries: (own.get(error)?.tries ?? 0) + 1 });
    },
    list: (): { error: string; said: Finding }[] =>
      [...own]
        .filter(([error, { tries }]) => tries >= minTries && !ofLive.has(error) && !isOfNetwork(error))
        .map(([error, { at, tries }]) => ({
          error,
          said: finding('act-error', at, `throws now and then, in ${tries} of ${all} tries and none of the live release: ${error}`),
        })),
  };
}
