import { isPersonalPath } from '@oracle-astra/shared/contract';
import type { Attempt, Kind } from '../attempts';
import { act } from './act';
import { openUnder, type Circumstance } from './circumstances/circumstances';
import type { Try } from './outcomes/compare-outcomes';
import { listFaults } from './circumstances/endpoint-faults';
import type { Outcome } from './outcome';
import type { Run } from './side-by-side';
import { describeSteps, planSteps, type Planning, type PlannedSteps, type Step } from './thing';
import type { Task } from './work-through';

const maxOpened = 8;
/** Added to the rank of an attempt that is repeated because it had no verdict, so that it comes before those that find less. */
const repeatRank = 0.5;

export interface PageInUse {
  /** With its origin. */
  address: string;
  path: string;
  isSignedIn: boolean;
}

/**
 * Runs an act on both releases, with longer limits if it is repeated; resolves with the outcome of the live one, or null if there is
 * no verdict.
 */
export type Compare = (worker: number, page: PageInUse, tried: Omit<Try, 'at'>, run: Run, isAgain?: boolean) => Promise<Outcome | null>;

/** What all tasks of a check share. */
export interface Use extends Planning {
  compare: Compare;
  /** Called after each attempt. */
  note: (attempt: Attempt) => void;
  /** Called with an act that had no verdict in two attempts. */
  giveUp: (page: PageInUse, what: string) => void;
  /** The tasks of a page to which an act on another one leads; none if its state is known. */
  reach: (from: PageInUse, address: string) => Task[];
}

export const nameOf = ({ path, isSignedIn }: PageInUse) => `${path}, ${isSignedIn ? 'signed in' : 'signed out'}`;

interface Work {
  kind: Kind;
  page: PageInUse;
  tried: Omit<Try, 'at'>;
  rank: number;
  run: Run;
  /** Called with the outcome on the live release. */
  findNext: (live: Outcome) => Task[];
}

/** A comparison as a task, which is repeated once if it had no verdict. */
const toComparison = ({ kind, page, tried, rank, run, findNext }: Work, { compare, note, giveUp }: Use): Task => {
  const attempt = (isAgain: boolean): Task => ({
    kind,
    at: nameOf(page),
    what: tried.what,
    rank: isAgain ? rank + repeatRank : rank,
    async run(worker) {
      const live = await compare(worker, page, tried, run, isAgain);
      note({ kind, isJudged: live !== null });
      if (live !== null) return findNext(live);
      if (isAgain) giveUp(page, tried.what);
      return isAgain ? [] : [attempt(true)];
    },
  });
  return attempt(false);
};

/** The path of a call; null if it is shortened. */
const readPath = (call: string) => (call.includes('…') ? null : (call.split(/[ ?]/)[1] ?? null));

/** Opens a page under a circumstance, as a task; the endpoints that it calls are tested with wrong answers afterwards. */
export function toOpening(page: PageInUse, circumstance: Circumstance, elsewhere: string, use: Use): Task {
  const { used, states } = use;
  const isAlike = page.isSignedIn && !isPersonalPath(new URL(page.address).pathname);
  // Under most circumstances a public page looks the same to a member.
  const rank = circumstance.rank + (isAlike ? 3 : 0);
  const findNext = (live: Outcome) =>
    live.calls.map(readPath).flatMap((path) => {
      if (!states || path === null || used.has(`${page.path} ${path}`)) return [];
      // An endpoint that was tested on another page gets a lower priority on this one.
      const isKnown = used.has(path);
      for (const each of [path, `${page.path} ${path}`]) used.add(each);
      return listFaults(path).map((fault) =>
        toOpening(page, { ...fault, rank: fault.rank + (isKnown ? 3 : 0) - (isAlike ? 3 : 0) }, elsewhere, use),
      );
    });
  const tried = { what: `it is ${circumstance.name}`, comparesText: false };
  const kind = circumstance.isRare === true ? 'states' : 'openings';
  return toComparison(
    { kind, page, tried, rank, run: async (opened) => openUnder(opened, circumstance, { address: page.address, elsewhere }), findNext },
    use,
  );
}

/** Steps on a page as tasks; elements of a dialog are tried after it has opened, and a write is tried again as an accepted one. */
export function toTask(page: PageInUse, planned: PlannedSteps, use: Use, isAccepted = false): Task {
  const { steps, rank, comparesText, isNew } = planned;
  const findNext = (live: Outcome) => {
    if (isAccepted) return [];
    const last = steps.at(-1);
    const isWrite = live.sent.some((sent) => sent.isWrite);
    const isPress = last?.manner === 'press' || (last?.isForm === true && last.manner === 'sound');
    const instead = (manner: Step['manner'], isRead = false) =>
      last === undefined
        ? []
        : [toTask(page, { steps: [...steps.slice(0, -1), { ...last, manner }], rank: rank + 1, comparesText: isRead, isNew }, use)];
    const again = [
      ...(isWrite && isPress ? instead('twice') : []),
      ...(isWrite && isPress ? instead('refused', true) : []),
      ...(isWrite && isPress && last.isForm ? instead('again') : []),
      ...(isWrite && use.states && !['enter', 'unsound', 'twice', 'again', 'reload', 'refused'].includes(last?.manner ?? '')
        ? [toTask(page, { ...planned, rank: rank + 1 }, use, true)]
        : []),
    ];
    again.push(...use.reach(page, live.address));
    if (steps.length > 1 || steps[0]?.manner !== 'press') return again;
    // A menu is mostly links, which are compared by their addresses.
    const things = [...live.opened.filter(({ way }) => way !== 'link'), ...live.opened.filter(({ way }) => way === 'link')];
    const inside = planSteps(things.slice(0, maxOpened), 'dialog', steps, use);
    return [...again, ...inside.map((each) => toTask(page, { ...each, isNew }, use))];
  };
  const tried = { what: describeSteps(steps) + (isAccepted ? ' and the API accepts it' : ''), comparesText, isAccepted, isNew };
  const kind = isAccepted || steps.at(-1)?.manner === 'odd' ? 'states' : 'uses';
  return toComparison(
    { kind, page, tried, rank, run: async (opened) => act(opened, { address: page.address, steps, isAccepted }), findNext },
    use,
  );
}
