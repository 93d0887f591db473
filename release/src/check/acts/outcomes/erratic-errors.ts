import { finding, type Finding } from '../../finding';

/** An error that so many attempts have, and none on the live release, is no chance. */
const minTries = 4;
/** Attempts end while answers are on their way. */
const isOfNetwork = (error: string) => /fetch|network|abort|load/i.test(error);

interface Erratic {
  error: string;
  /** The page of the first attempt that had it. */
  at: string;
  said: Finding;
}

/** The errors of all visits, comparisons and uses of a check. */
export interface ErrorCount {
  note: (at: string, own: readonly string[], live: readonly string[]) => void;
  /** Errors of many attempts. */
  list: () => Erratic[];
  /** Errors of too few attempts for a verdict, which further ones would give. */
  listSuspects: () => Erratic[];
}

/** Counts errors: one that occurs now and then is not repeated by the second attempt, which would confirm it. */
export function createErrorCount(): ErrorCount {
  const own = new Map<string, { at: string; tries: number }>();
  const ofLive = new Set<string>();
  let all = 0;
  const listAll = (isMany: boolean) =>
    [...own]
      .filter(([error, { tries }]) => tries >= minTries === isMany && !ofLive.has(error) && !isOfNetwork(error))
      .map(([error, { at, tries }]) => ({
        error,
        at,
        said: finding('act-error', at, `throws now and then, in ${tries} of ${all} tries and none of the live release: ${error}`),
      }));
  return {
    note(at, errors, live) {
      all += 1;
      for (const error of live) ofLive.add(error);
      for (const error of new Set(errors)) own.set(error, { at: own.get(error)?.at ?? at, tries: (own.get(error)?.tries ?? 0) + 1 });
    },
    list: () => listAll(true),
    listSuspects: () => listAll(false),
  };
}
