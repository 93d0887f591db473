import type { Side } from '../compare/open-side';
import { openUsedPage, type UsedPage } from './used-page';
import { within } from '../within';

const closeMs = 3000;

export type Of = 'candidate' | 'live';

interface Visitor {
  side: Side;
  used: UsedPage;
}

/** Opens a side as a visitor or as a member. */
export type OpenSide = (of: Of, isSignedIn: boolean) => Promise<Side>;

/** The pages of one worker, opened on demand, and reopened if one of them hung. */
export interface Visitors {
  get: (of: Of, isSignedIn: boolean) => Promise<UsedPage>;
  drop: (of: Of, isSignedIn: boolean) => Promise<void>;
  close: () => Promise<void>;
}

export function createVisitors(open: OpenSide): Visitors {
  const opened = new Map<string, Promise<Visitor>>();
  // The browser or page may already be closed.
  const closeOne = async (visitor: Promise<Visitor> | undefined) =>
    within(
      closeMs,
      Promise.resolve(visitor).then(async (each) => each?.side.context.close()),
    ).catch(() => undefined);
  return {
    async get(of, isSignedIn) {
      const name = `${of} ${isSignedIn}`;
      const visitor = opened.get(name) ?? open(of, isSignedIn).then(async (side) => ({ side, used: await openUsedPage(side) }));
      opened.set(name, visitor);
      return (await visitor).used;
    },
    async drop(of, isSignedIn) {
      const visitor = opened.get(`${of} ${isSignedIn}`);
      opened.delete(`${of} ${isSignedIn}`);
      await closeOne(visitor);
    },
    async close() {
      await Promise.all([...opened.values()].map(closeOne));
    },
  };
}
