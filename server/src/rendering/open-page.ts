import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import { after } from './after';
import type { Pass } from './breaker';
import type { EncodedAnswer } from './encode-page';
import type { Owner } from './messages';
import type { PageJob, RenderThread } from './render-thread';

/** A rendered page, or why there is none and whose release is to blame. */
export type RenderOutcome = { answer: EncodedAnswer } | { fault: RenderFailureReason; release: string; message: string };

interface Asked {
  id: number;
  job: PageJob;
  owner: Owner;
  pass: Pass;
}

export interface OpenPage extends Asked {
  /** When it was asked for, and when a thread took it, in milliseconds. */
  asked: number;
  taken: number;
  thread: RenderThread<OpenPage> | null;
  /** Its budget is up, and something else than its release was slow. */
  isExcused: boolean;
  /** Its visitor has an answer. */
  settled: boolean;
  /** Answers the visitor, once. */
  settle(outcome: RenderOutcome): void;
}

/** A page that somebody waits for, until `onEnd` is given its outcome; `expire` is told when its budget is up before. */
export function openPage(asked: Asked, budgetMs: number, expire: (page: OpenPage) => void, onEnd: (outcome: RenderOutcome) => void): OpenPage {
  const page: OpenPage = {
    ...asked, asked: performance.now(), taken: 0, thread: null, isExcused: false, settled: false,
    settle(outcome) {
      if (page.settled) return;
      page.settled = true;
      callOff();
      onEnd(outcome);
    },
  };
  const callOff = after(budgetMs, () => expire(page));
  return page;
}
