import type { RenderThread } from './render-thread';
import type { ThreadPage } from './thread-events';

/** Ends threads once they have no pages left; `end` gets the reason for which a thread was retired. */
export function createThreadRetirement<P extends ThreadPage, Reason>(end: (thread: RenderThread<P>, reason: Reason) => Promise<void>) {
  const reasons = new WeakMap<RenderThread<P>, Reason>();

  function endIfRetired(thread: RenderThread<P>) {
    const reason = reasons.get(thread);
    if (reason !== undefined && thread.canEnd()) void end(thread, reason);
  }

  return {
    endIfRetired,
    retire(thread: RenderThread<P>, reason: Reason) {
      thread.retire();
      reasons.set(thread, reason);
      endIfRetired(thread);
    },
  };
}
