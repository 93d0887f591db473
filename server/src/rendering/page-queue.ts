import { createLoadEstimate } from './load-estimate';
import type { PendingPage } from './pending-page';
import type { RenderReporter } from './render-reporter';
import type { RenderThread } from './threads/render-thread';

/** The pages that wait for a thread, first in, first out, and those that a thread is rendering. */
export function createPageQueue(limits: { workers: number; budgetMs: number }, reporter: RenderReporter) {
  const waiting: PendingPage[] = [];
  const assigned = new Set<PendingPage>();
  const load = createLoadEstimate(limits);

  function removeWaiting(page: PendingPage) {
    const index = waiting.indexOf(page);
    if (index < 0) return;
    waiting.splice(index, 1);
    reporter.changeQueueLength(-1);
  }

  return {
    add(page: PendingPage) {
      waiting.push(page);
      reporter.changeQueueLength(1);
    },
    /** Whether another page would wait longer than its budget. */
    isFull: () => load.isFull(waiting.length),
    waitingCount: () => waiting.length,
    listWaiting: () => [...waiting],
    listAssigned: () => [...assigned],
    /** Assigns the first page to a thread. */
    assignNext(thread: RenderThread<PendingPage>) {
      const [page] = waiting;
      if (!page) return;
      removeWaiting(page);
      page.thread = thread;
      page.startedAt = performance.now();
      assigned.add(page);
      thread.render(page);
    },
    /** Called when the thread has reported on the page. */
    finish(page: PendingPage) {
      assigned.delete(page);
      load.recordDuration(performance.now() - page.startedAt);
    },
    /** Forgets pages that no thread will report on. */
    remove(pages: PendingPage[]) {
      for (const page of pages) {
        removeWaiting(page);
        assigned.delete(page);
      }
    },
  };
}
