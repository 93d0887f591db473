import type { Kind } from '../attempts';

/** A task of the check. */
export interface Task {
  kind: Kind;
  /** What it tries, and on which page. */
  what: string;
  at: string;
  /** Lower ranks first. */
  rank: number;
  /** Tries it with the resources of one worker; returns the tasks that follow from it. */
  run: (worker: number) => Promise<readonly Task[]>;
}

interface Limits {
  workers: number;
  /** The number of workers that continue; fewer on a busy machine. The first one always does. */
  countActive: () => number;
  /**
   * No task is started after this time, in milliseconds since 1970; tasks of a kind that is still needed are started, one at a
   * time, until `last`.
   */
  deadline: number;
  last: number;
  /** Whether no attempt of a kind has been judged yet, without which there is no verdict. */
  isNeeded: (kind: Kind) => boolean;
  /** Whether to stop early. */
  isEnough: () => boolean;
  log: (line: string) => void;
}

const progressEveryMs = 15_000;

/** Runs tasks by rank until they are done or the time is over. Returns the remaining ones. */
export async function workThrough(
  first: readonly Task[],
  { workers, countActive, deadline, last, isNeeded, isEnough, log }: Limits,
): Promise<Task[]> {
  const left = [...first];
  const began = Date.now();
  let [done, running, loggedAt] = [0, 0, began];
  const take = (): Task | undefined => {
    const open = Date.now() < deadline ? left : left.filter(({ kind }) => isNeeded(kind));
    const rank = Math.min(...open.map((each) => each.rank));
    const task = open.find((each) => each.rank === rank);
    return task && left.splice(left.indexOf(task), 1)[0];
  };
  const isTurnOf = (worker: number) => worker === 0 || (Date.now() < deadline && worker < countActive());
  const work = async (worker: number) => {
    while (Date.now() < Math.max(deadline, last) && !isEnough() && isTurnOf(worker)) {
      const task = take();
      if (task === undefined) {
        // A running task may still add others.
        if (running === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      running += 1;
      try {
        // Before others of their rank, so that a page is completed first.
        left.unshift(...(await task.run(worker)));
      } finally {
        running -= 1;
        done += 1;
      }
      if (Date.now() - loggedAt > progressEveryMs) {
        loggedAt = Date.now();
        log(`${done} tries in ${Math.round((loggedAt - began) / 1000)} s, ${left.length} to go`);
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  log(`${done} tries in ${Math.round((Date.now() - began) / 1000)} s${left.length > 0 ? `, ${left.length} not reached` : ''}`);
  return left;
}

/** The unreached tasks, a line for each page. */
export function listUnreached(tasks: readonly Task[]): string[] {
  const pages = [...new Set(tasks.map(({ at }) => at))];
  return pages.map((at) => {
    const [first, ...others] = tasks.filter((each) => each.at === at);
    return `Not reached in time: ${at}: ${first?.what ?? ''}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  });
}
