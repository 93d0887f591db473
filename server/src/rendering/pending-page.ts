import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import { cancellableTimeout } from './cancellable-timeout';
import type { Permit } from './circuit-breaker';
import type { EncodedResult } from './encode-page';
import type { Owner } from './messages';
import type { PageJob, RenderThread } from './render-thread';

/** A rendered page, or why there is none and whose release is to blame. */
export type RenderOutcome = { answer: EncodedResult } | { fault: RenderFailureReason; release: string; message: string };

interface PageRequested {
  id: number;
  job: PageJob;
  owner: Owner;
  pass: Permit;
}

export interface PendingPage extends PageRequested {
  /** When it was asked for, and when a thread took it, in milliseconds. */
  requestedAt: number;
  startedAt: number;
  thread: RenderThread<PendingPage> | null;
  /** Its budget is up, and something else than its release was slow. */
  isExcused: boolean;
  /** Its visitor has an answer. */
  isSettled: boolean;
  /** Answers the visitor, once. */
  settle(outcome: RenderOutcome): void;
}

/** A page that somebody waits for, until `onEnd` is given its outcome; `expire` is told when its budget is up before. */
export function createPendingPage(asked: PageRequested, budgetMs: number, expire: (page: PendingPage) => void, onEnd: (outcome: RenderOutcome) => void): PendingPage {
  const page: PendingPage = {
    ...asked, requestedAt: performance.now(), startedAt: 0, thread: null, isExcused: false, isSettled: false,
    settle(outcome) {
      if (page.isSettled) return;
      page.isSettled = true;
      callOff();
      onEnd(outcome);
    },
  };
  const callOff = cancellableTimeout(budgetMs, () => expire(page));
  return page;
}
