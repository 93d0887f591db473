import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import { cancellableTimeout } from './cancellable-timeout';
import type { Permit } from './circuit-breaker';
import type { HeldFills } from './fill-permits';
import type { EncodedResult } from './encode-page';
import type { Owner } from './messages';
import type { RenderThread } from './threads/render-thread';
import type { PageJob } from './threads/thread-events';

/** A rendered page, or why there is none and which release is to blame. */
export type RenderOutcome =
  | { result: EncodedResult }
  | {
      reason: RenderFailureReason;
      release: string;
      message: string;
      /** A fill may be the cause, so that the page can be rendered without fills. */
      isByFill?: boolean;
    };

interface PendingPageInit {
  id: number;
  job: PageJob;
  owner: Owner;
  permit: Permit;
  /** Absent if the page has no slots. */
  fills?: HeldFills | undefined;
}

export interface PendingPage extends PendingPageInit {
  /** The time of its request in milliseconds. */
  requestedAt: number;
  /** The time of its assignment in milliseconds. */
  startedAt: number;
  thread: RenderThread<PendingPage> | null;
  /** Its budget is used up, but its release was not slow. */
  isExcused: boolean;
  /** The page, its fills included, used up its budget itself, and not because the machine is busy. */
  hasUsedBudget: boolean;
  isSettled: boolean;
  /** Settles the page with an outcome, once. */
  settle(outcome: RenderOutcome): void;
}

interface PendingPageOptions {
  budgetMs: number;
  /** The budget is used up without an outcome. */
  onExpire(page: PendingPage): void;
  onSettle(outcome: RenderOutcome): void;
}

/** A page for which a request is waiting. */
export function createPendingPage(init: PendingPageInit, { budgetMs, onExpire, onSettle }: PendingPageOptions): PendingPage {
  const page: PendingPage = {
    ...init,
    requestedAt: performance.now(),
    startedAt: 0,
    thread: null,
    isExcused: false,
    hasUsedBudget: false,
    isSettled: false,
    settle(outcome) {
      if (page.isSettled) return;
      page.isSettled = true;
      cancelTimeout();
      onSettle(outcome);
    },
  };
  const cancelTimeout = cancellableTimeout(budgetMs, () => onExpire(page));
  return page;
}
